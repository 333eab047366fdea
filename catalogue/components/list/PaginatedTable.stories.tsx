import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within, waitFor } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ApiError } from "../../../src/api/failure.ts";
import type { UseSuspenseQueryOptions } from "@tanstack/react-query";
import type { Paging } from "../../../src/generated/contract.d.ts";
import { PaginatedTable } from "../../../src/components/list/PaginatedTable.tsx";

type Row = { id: number; designation: string; title: string };
type Query = { page: number; word?: string; sort?: string };

const rows: readonly Row[] = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  designation: `AZS ${index + 1}`,
  title: "ISO 9001",
}));

/** Answers as a backend does: filters and divides the rows into pages of five. */
const listRows = async ({ page, word = "" }: Query): Promise<Paging & { items: readonly Row[] }> => {
  const found = rows.filter(({ designation }) => designation.includes(word));
  return { items: found.slice((page - 1) * 5, page * 5), page, perPage: 5, total: found.length };
};

const createQueryOptions =
  (queryFn: (query: Query) => Promise<Paging & { items: readonly Row[] }>) =>
  (query: Query): UseSuspenseQueryOptions<Paging & { items: readonly Row[] }, ApiError> => ({
    queryKey: ["rows", query],
    queryFn: () => queryFn(query),
  });

const StandardsTable = PaginatedTable<Paging & { items: readonly Row[] }, Query, "standards">;

const meta = {
  component: StandardsTable,
  args: {
    name: "standards",
    caption: text("page.standards.title"),
    getQueryOptions: createQueryOptions(listRows),
    filters: { word: "text" },
    rowKey: ({ id }) => id,
    columns: [
      { key: "designation", cell: ({ designation }) => designation, sortField: "designation" },
      { key: "title", cell: ({ title }) => title },
    ],
  },
} satisfies Meta<typeof StandardsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const table = await canvas.findByRole("table", { name: t("page.standards.title") });
    await expect(within(table).getAllByRole("row")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: t("list.next") }));
    await expect(await canvas.findByRole("rowheader", { name: "AZS 6" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "AZS 12{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(t("search.found", { count: 1, number: "1" })),
    );
    await expect(await canvas.findByRole("rowheader", { name: "AZS 12" })).toBeVisible();
  },
};

export const Sorted: Story = {
  parameters: { address: "/standards?sort=designation.desc" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const sorted = await canvas.findByRole("columnheader", { name: new RegExp(t("list.standards.designation")) });
    await expect(sorted).toHaveAttribute("aria-sort", "descending");
  },
};

export const NothingFound: Story = {
  parameters: { address: "/standards?word=XYZ" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("list.nothing") })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { getQueryOptions: createQueryOptions(async () => ({ items: [], page: 1, perPage: 5, total: 0 })) },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(await canvas.findByRole("heading", { name: t("empty.information") })).toBeVisible();
  },
};

export const MissingPage: Story = {
  parameters: { address: "/standards?page=9" },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("list.firstPage") }));
    await expect(await canvas.findByRole("rowheader", { name: "AZS 1" })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { getQueryOptions: createQueryOptions(() => new Promise(() => undefined)) },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("state.loading"))).toBeInTheDocument();
    await expect(canvas.getByRole("search")).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    getQueryOptions: createQueryOptions(() => Promise.reject(new ApiError({ kind: "unavailable", status: 503 }))),
  },
  parameters: { allowedErrors: /unavailable 503/ },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(await canvas.findByText(t("state.notLoaded"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: t("action.tryAgain") })).toBeVisible();
  },
};

export const FilteredAgain: Story = {
  parameters: { address: "/standards?word=AZS+12" },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(t("search.found", { count: 1, number: "1" })),
    );
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await userEvent.click(canvas.getByRole("button", { name: t("list.apply") }));
      await expect(canvas.getByRole("status")).toHaveTextContent(t("list.unchanged", { count: 1 }));
    }
    // Another filter replaces the message.
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "AZS 1{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(t("search.found", { count: 4, number: "4" })),
    );
  },
};
