import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { FilterChips } from "../../../src/components/list/FilterChips.tsx";

const meta = {
  component: FilterChips,
  args: {
    resultText: text("search.found", { count: 3, number: "3" }),
    chips: [
      { name: "word", label: text("list.standards.filter.word"), value: "AZS" },
      { name: "status", label: text("list.standards.filter.status"), value: "A" },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFilters: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("status")).toHaveTextContent(t("search.found", { count: 3, number: "3" }));
    const [first, second] = canvas.getAllByRole("button");
    await expect(first).toHaveAccessibleName(`${t("list.standards.filter.word")}: AZS (${t("list.remove")})`);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("word");
    await expect(second).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: t("list.reset") }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("group", { name: t("list.inForce") })).toHaveFocus();
  },
};

export const WithoutFilters: Story = {
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
