import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Paragraphs } from "../../../src/components/text/Paragraphs.tsx";

const meta = {
  component: Paragraphs,
  args: { text: `${text("account.hint")}\n\n \n${text("apply.checkText")}` },
} satisfies Meta<typeof Paragraphs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoParagraphs: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await expect([...canvasElement.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      t("account.hint"),
      t("apply.checkText"),
    ]);
  },
};

export const TwoLines: Story = {
  args: { text: "1. AZ1000\n2. Bakı" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("p > .multiline-text")?.textContent).toBe("1. AZ1000\n2. Bakı");
  },
};
