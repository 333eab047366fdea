import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { DueDate } from "../../../src/components/data/DueDate.tsx";

const meta = { component: DueDate, args: { date: "2999-12-31" } } satisfies Meta<typeof DueDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("time")).toHaveAttribute("datetime", "2999-12-31");
    await expect(canvas.queryByText(t("due.passed"))).toBeNull();
  },
};

export const Passed: Story = {
  args: { date: "2020-01-31" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("due.passed"))).toBeVisible();
  },
};
