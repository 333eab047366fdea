import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { BulletList } from "../../../src/components/text/BulletList.tsx";

const meta = {
  component: BulletList,
  args: { items: [text("password.rule.digit"), text("password.rule.lowerCase"), text("password.rule.special")] },
} satisfies Meta<typeof BulletList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("list")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(t("password.rule.digit"));
  },
};

export const InAnotherLanguage: Story = {
  args: { lang: "az", items: ["Şəhadətnamə", "Qəbz"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list")).toHaveAttribute("lang", "az");
  },
};
