import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { unfoldFilters } from "../../support/unfoldFilters.ts";
import { ListFilterBar } from "../../../src/components/list/ListFilterBar.tsx";
import { filterTextMaxLength } from "../../../src/components/list/useListParams.ts";

const meta = {
  component: ListFilterBar,
  args: {
    name: "standards",
    filters: { word: "text", status: [{ value: "IN_FORCE", label: text("callCenter.open") }] },
  },
} satisfies Meta<typeof ListFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFilters: Story = {
  play: async (context) => {
    await unfoldFilters(context);
    const { canvas, userEvent, loaded } = context;
    const t = getTranslator({ loaded });
    await userEvent.type(canvas.getByRole("searchbox", { name: t("list.standards.filter.word") }), "AZS{Enter}");
    await expect(
      await canvas.findByRole("button", { name: `${t("list.standards.filter.word")}: AZS (${t("list.remove")})` }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("list.reset") }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: t("list.reset") })).toBeNull());
    await unfoldFilters(context);
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

export const Filtered: Story = {
  parameters: { address: "/standards?status=IN_FORCE" },
  play: async (context) => {
    await unfoldFilters(context);
    const { canvas, loaded } = context;
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("combobox")).toHaveDisplayValue(t("callCenter.open"));
    await expect(
      canvas.getByRole("button", {
        name: `${t("list.standards.filter.status")}: ${t("callCenter.open")} (${t("list.remove")})`,
      }),
    ).toBeVisible();
  },
};

export const LimitedLength: Story = {
  play: async (context) => {
    await unfoldFilters(context);
    await expect(context.canvas.getByRole("searchbox")).toHaveAttribute("maxlength", String(filterTextMaxLength));
  },
};

export const GoodsCode: Story = {
  args: { name: "goods", filters: { code: "code" } },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const code = canvas.getByRole("textbox", { name: t("list.goods.filter.code") });
    await expect(code).toHaveAttribute("inputmode", "numeric");
    await userEvent.type(code, "04a{Enter}");
    await expect(code).toHaveValue("04");
    await expect(code).toHaveAccessibleDescription(t("list.codeProblem"));
    await userEvent.type(code, "0512345678");
    await expect(code).toHaveValue("0405123456");
    await expect(code).toHaveAccessibleDescription(t("list.codeHint"));
  },
};

export const NoDate: Story = {
  args: { name: "rates", filters: { date: "date" } },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const date = canvas.getByRole("textbox", { name: t("list.rates.filter.date") });
    await userEvent.type(date, "24.11.26{Enter}");
    await expect(date).toHaveAccessibleDescription(t("invalid.format", { format: "date" }));
    await userEvent.clear(date);
    await userEvent.type(date, "31.04.2026{Enter}");
    await expect(date).toHaveAccessibleDescription(t("invalid.noSuchDate"));
  },
};
