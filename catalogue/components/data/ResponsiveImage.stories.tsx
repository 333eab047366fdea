import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ResponsiveImage } from "../../../src/components/data/ResponsiveImage.tsx";

const meta = {
  component: ResponsiveImage,
  args: { src: "icon.svg", alt: "ISO 9001", width: 640, height: 360, shown: true },
} satisfies Meta<typeof ResponsiveImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "ISO 9001" })).toHaveAttribute("height", "360");
  },
};

export const Hidden: Story = {
  args: { shown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByText("ISO 9001")).toBeVisible();
  },
};

export const HiddenDecoration: Story = {
  args: { shown: false, alt: "" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};
