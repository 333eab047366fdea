import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import TimeChartLines from "../../../src/components/charts/TimeChartLines.tsx";

const meta = {
  component: TimeChartLines,
  args: {
    dates: ["2026-03-09", "2026-03-16"],
    series: [{ id: "baku", label: "Bakı", values: [0.7, 0.65] }],
    formatValue: (value) => value.toFixed(2),
  },
} satisfies Meta<typeof TimeChartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("svg")).not.toBeNull());
  },
};
