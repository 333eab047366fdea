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
  args: { label: text("appeal.documents") },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: t("appeal.documents") })).toHaveFocus();
  },
};

export const SinglePicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
