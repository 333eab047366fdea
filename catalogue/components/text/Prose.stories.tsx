import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Prose } from "../../../src/components/text/Prose.tsx";

const meta = { component: Prose, args: { children: <p>{text("accessibility.lead")}</p> } } satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InThePageLanguage: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("accessibility.lead"))).toBeVisible();
  },
};

export const InAnotherLanguage: Story = {
  args: { lang: "az", children: <p>Bakı şəhəri</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Bakı şəhəri").parentElement).toHaveAttribute("lang", "az");
  },
};
