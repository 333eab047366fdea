import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { matchName } from "../../support/matchName.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { DataTable } from "../../../src/components/data/DataTable.tsx";
import { StatusChip } from "../../../src/components/data/StatusChip.tsx";

type Row = { designation: string; title: string; pages: number };

const meta = {
  component: DataTable<Row>,
  args: {
    caption: text("page.standards.title"),
    rows: [
      { designation: "AZS 1", title: text("form.suggestion.subject.label"), pages: 12 },
      { designation: "AZS 2", title: text("form.complaint.subject.label"), pages: 7 },
    ],
    rowKey: ({ designation }) => designation,
    columns: [
      {
        key: "designation",
        header: text("list.standards.designation"),
        cell: ({ designation }) => designation,
        sortField: "designation",
      },
      { key: "title", header: text("list.standards.title"), cell: ({ title }) => title },
      { key: "pages", header: text("list.standards.ics"), cell: ({ pages }) => pages, numeric: true },
    ],
  },
} satisfies Meta<typeof DataTable<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const table = canvas.getByRole("table", { name: t("page.standards.title") });
    await expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual([t("list.standards.designation"), t("list.standards.title"), t("list.standards.ics")]);
    await expect(within(table).getAllByRole("row")).toHaveLength(3);
    await expect(within(table).getByRole("rowheader", { name: "AZS 1" })).toBeVisible();
    await expect(within(table).queryByRole("button")).toBeNull();
  },
};

export const Sortable: Story = {
  args: {
    captionHidden: true,
    sort: {
      current: "designation.asc",
      onSort: fn(),
      ascending: text("list.ascending"),
      descending: text("list.descending"),
    },
  },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const header = canvas.getAllByRole("columnheader")[0]!;
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await userEvent.tab();
    const button = within(header).getByRole("button", {
      name: matchName(t("list.standards.designation"), `(${t("list.descending")})`),
    });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.sort?.onSort).toHaveBeenCalledWith("designation.desc");
  },
};

export const SortedByAnotherField: Story = {
  args: {
    sort: {
      current: "title.desc",
      onSort: fn(),
      ascending: text("list.ascending"),
      descending: text("list.descending"),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveAttribute("aria-sort", "none");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.sort?.onSort).toHaveBeenCalledWith("designation.asc");
  },
};

export const WithStatus: Story = {
  args: {
    columns: [
      { key: "title", header: text("list.standards.title"), cell: ({ title }) => title },
      {
        key: "status",
        header: text("list.standards.status"),
        isStatus: true,
        cell: ({ designation }) => <StatusChip tone="success">{designation}</StatusChip>,
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole("cell")) await expect(cell).toHaveAttribute("data-status");
    for (const cell of [...canvas.getAllByRole("columnheader"), ...canvas.getAllByRole("rowheader")])
      await expect(cell).not.toHaveAttribute("data-status");
  },
};

export const NotStacked: Story = { args: { stackOnNarrow: false } };

export const WithoutRows: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(1);
  },
};
