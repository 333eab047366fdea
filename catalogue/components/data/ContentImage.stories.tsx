import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { picture } from "../../support/sampleData.ts";
import { ContentImage } from "../../../src/components/data/ContentImage.tsx";

const meta = { component: ContentImage, args: { image: picture, lang: "az" } } satisfies Meta<typeof ContentImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lazy: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: picture.alt });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(image).toHaveAttribute("width", "640");
    await expect(image).toHaveAttribute("lang", "az");
  },
};

export const Eager: Story = {
  args: { eager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "eager");
  },
};

export const ImagesTurnedOff: Story = {
  globals: { images: "off" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByText(picture.alt)).toBeVisible();
    await expect(canvas.getByText(picture.alt)).toHaveAttribute("lang", "az");
  },
};
