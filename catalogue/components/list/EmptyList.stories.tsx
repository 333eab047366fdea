import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { EmptyList } from "../../../src/components/list/EmptyList.tsx";

const meta = { component: EmptyList } satisfies Meta<typeof EmptyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  args: { filterValues: { word: "zzz" } },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("list.nothing") })).toBeVisible();
    await expect(canvas.getByText(t("list.tryOther"))).toBeVisible();
  },
};

export const WithoutFilters: Story = {
  args: { filterValues: {} },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { name: t("empty.information") })).toBeVisible();
    await expect(canvas.queryByText(t("list.tryOther"))).toBeNull();
  },
};
