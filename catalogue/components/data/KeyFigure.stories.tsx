import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { KeyFigure } from "../../../src/components/data/KeyFigure.tsx";

const meta = { component: KeyFigure, args: { label: text("evaluation.all"), value: "1 024" } } satisfies Meta<
  typeof KeyFigure
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NumberOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 024")).toBeVisible();
  },
};

export const WithNote: Story = {
  args: { children: text("evaluation.total", { count: 3, number: 3 }) },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("evaluation.total", { count: 3, number: 3 }))).toBeVisible();
  },
};
