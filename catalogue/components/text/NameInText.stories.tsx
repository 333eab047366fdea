import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NameInText } from "../../../src/components/text/NameInText.tsx";

const meta = {
  component: NameInText,
  args: { text: "1: Şəhadətnamə (PDF)", name: "Şəhadətnamə", lang: "az" },
} satisfies Meta<typeof NameInText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyInAzerbaijani: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("1: Şəhadətnamə (PDF)");
    await expect(canvas.getByText("Şəhadətnamə")).toHaveAttribute("lang", "az");
  },
};

export const InThePageLanguage: Story = {
  args: { lang: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1: Şəhadətnamə (PDF)")).not.toHaveAttribute("lang");
  },
};
