import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NoWrap } from "../../../src/components/text/NoWrap.tsx";

const meta = { component: NoWrap, args: { children: "+994 12 555 00 00" } } satisfies Meta<typeof NoWrap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+994 12 555 00 00")).toBeVisible();
  },
};
