import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MultilineText } from "../../../src/components/text/MultilineText.tsx";

const meta = { component: MultilineText, args: { children: "AZ1000\nBakı" } } satisfies Meta<typeof MultilineText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = {
  args: { children: "شركة (ش.م.م)" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText("شركة (ش.م.م)")).direction).toBe("rtl");
  },
};

export const TwoLines: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(".multiline-text")?.textContent).toBe("AZ1000\nBakı");
  },
};
