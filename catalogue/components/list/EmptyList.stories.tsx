import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { EmptyList } from "../../../src/components/list/EmptyList.tsx";

const meta = { component: EmptyList } satisfies Meta<typeof EmptyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  args: { filters: { word: "text", date: "date" }, filterValues: { word: "zzz" } },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("list.nothing") })).toBeVisible();
    await expect(canvas.getByText(t("list.tryOther"))).toBeVisible();
  },
};

/** Where no word can be typed, none is asked for. */
export const NothingChosen: Story = {
  args: { filters: { region: [], date: "date" }, filterValues: { date: "2026-03-18" } },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("list.nothing") })).toBeVisible();
    await expect(canvas.queryByText(t("list.tryOther"))).toBeNull();
    await expect(canvas.getByText(t("list.tryOtherFilters"))).toBeVisible();
  },
};

export const WithoutFilters: Story = {
  args: { filters: undefined, filterValues: {} },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("empty.information") })).toBeVisible();
    await expect(canvas.queryByText(t("list.tryOther"))).toBeNull();
  },
};
