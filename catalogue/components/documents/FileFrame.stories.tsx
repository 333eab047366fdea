import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { FileFrame } from "../../../src/components/documents/FileFrame.tsx";

const meta = { component: FileFrame, args: { children: <p>{text("accessibility.lead")}</p> } } satisfies Meta<
  typeof FileFrame
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  args: { label: "Şəhadətnamə", lang: "az" },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.tab();
    const region = canvas.getByRole("region", { name: "Şəhadətnamə" });
    await expect(region).toHaveFocus();
    await expect(region).toHaveAttribute("lang", "az");
    // The texts inside are those of the portal.
    const { lang } = document.documentElement;
    await expect(canvas.getByText(t("accessibility.lead")).closest("[lang]")).toHaveAttribute("lang", lang);
  },
};

export const SinglePicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
