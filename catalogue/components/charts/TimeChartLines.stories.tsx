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

const manyDates = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

export const TwoLinesOfManyDates: Story = {
  args: {
    dates: manyDates,
    series: [
      { id: "baku", label: "Bakı", values: manyDates.map((_date, index) => index) },
      { id: "ganja", label: "Gəncə", values: manyDates.map((_date, index) => 2 * index) },
    ],
  },
  play: async ({ canvasElement }) => {
    // Both shapes: colour is not the only difference.
    await waitFor(() => expect(canvasElement.querySelectorAll("circle.MuiLineChart-mark").length).toBeGreaterThan(10));
    await expect(canvasElement.querySelectorAll("path.MuiLineChart-mark").length).toBeGreaterThan(10);
  },
};
