import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../../../src/components/icons/Icon.tsx";
import { iconPaths } from "../../../src/components/icons/iconPaths.ts";

const meta = { component: Icon, args: { name: "bell" } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector("svg");
    await expect(icon).toHaveAttribute("aria-hidden", "true");
  },
};

export const Large: Story = { args: { size: "large" } };

export const Small: Story = { args: { size: "small" } };

export const All: Story = {
  render: () => (
    <div>
      {(Object.keys(iconPaths) as (keyof typeof iconPaths)[]).map((name) => (
        <Icon key={name} name={name} size="large" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Each icon has lines of its own.
    const paths = [...canvasElement.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    await expect(new Set(paths).size).toBe(Object.keys(iconPaths).length);
  },
};
