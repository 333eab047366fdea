import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../../../src/components/icons/Icon.tsx";
import type { IconPath } from "../../../src/components/icons/iconPath.ts";
import { bellIcon } from "../../../src/components/icons/paths/bellIcon.ts";

const meta = { component: Icon, args: { path: bellIcon } } satisfies Meta<typeof Icon>;

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

const modules = import.meta.glob<Readonly<Record<string, IconPath>>>("../../../src/components/icons/paths/*.ts", {
  eager: true,
});
const paths = Object.values(modules).flatMap((module) => Object.values(module));

export const All: Story = {
  render: () => (
    <div>
      {paths.map((path) => (
        <Icon key={path} path={path} size="large" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("path")).toHaveLength(paths.length);
    // Each icon has lines of its own.
    await expect(new Set(paths).size).toBe(paths.length);
  },
};
