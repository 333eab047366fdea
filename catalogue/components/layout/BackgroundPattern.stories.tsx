import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BackgroundPattern } from "../../../src/components/layout/BackgroundPattern.tsx";

const meta = {
  component: BackgroundPattern,
  decorators: [
    (Story) => (
      <div style={{ position: "relative", height: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackgroundPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    await expect(canvasElement.querySelectorAll(".background-pattern-cell").length).toBeGreaterThan(5);
  },
};
