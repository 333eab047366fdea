import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { text } from "../../support/text.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { TimeChart } from "../../../src/components/charts/TimeChart.tsx";

const meta = {
  component: TimeChart,
  args: {
    title: text("prices.chartTitle"),
    dates: ["2026-03-02", "2026-03-09", "2026-03-16"],
    series: [
      { id: "baku", label: "Bakı", values: [0.7, 0.65, 0.6] },
      { id: "ganja", label: "Gəncə", values: [0.68, null, 0.71] },
    ],
    formatValue: (value) => value.toFixed(2),
  },
} satisfies Meta<typeof TimeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regions: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    const chart = canvas.getByRole("figure", { name: t("prices.chartTitle") });
    await waitFor(() => expect(canvasElement.querySelector("svg")).not.toBeNull());
    await expect(chart).toHaveTextContent(/Bakı.*0\.60.*Gəncə.*0\.71/);
  },
};

export const OnlyLine: Story = {
  args: { title: "EUR", series: [{ id: "EUR", label: "EUR", values: [0.7, 0.65, 0.6] }] },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole("figure", { name: "EUR" });
    await expect(chart).toHaveTextContent(/0\.60 \(.*0\.70 \(/);
    await expect(chart.textContent?.match(/EUR/g)).toHaveLength(1);
  },
};

export const WithoutValues: Story = {
  args: { series: [{ id: "baku", label: "Bakı", values: [null, null, null] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("figure")).toBeNull();
  },
};
