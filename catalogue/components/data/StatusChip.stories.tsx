import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { StatusChip } from "../../../src/components/data/StatusChip.tsx";
import { clockIcon } from "../../../src/components/icons/paths/clockIcon.ts";

const meta = {
  component: StatusChip,
  argTypes: { tone: { control: "select", options: ["info", "success", "warning", "error", "neutral"] } },
  args: { tone: "success", children: text("callCenter.open") },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("callCenter.open"))).toBeVisible();
  },
};

export const Error: Story = { args: { tone: "error", children: text("due.passed") } };

export const Warning: Story = { args: { tone: "warning", children: text("appeal.payment.open") } };

export const Info: Story = { args: { tone: "info" } };

export const Neutral: Story = { args: { tone: "neutral", icon: clockIcon, children: text("callCenter.closed") } };
