import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DateText } from "../../../src/components/text/DateText.tsx";

const meta = { component: DateText, args: { dateTime: "2026-01-31" } } satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Date: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("time")).toHaveAttribute("datetime", "2026-01-31");
    await expect(canvas.getByRole("time")).toHaveTextContent("2026");
  },
};

export const DateAndTime: Story = {
  args: { dateTime: "2026-01-31T05:30:00Z", hasTime: true },
  play: async ({ canvas }) => {
    // The time of Baku, four hours ahead.
    await expect(canvas.getByRole("time")).toHaveTextContent("09:30");
  },
};
