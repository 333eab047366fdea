import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Pagination } from "../../../src/components/list/Pagination.tsx";

const meta = {
  component: Pagination,
  args: {
    label: text("list.pages"),
    page: 2,
    pageCount: 3,
    rangeLabel: text("list.place", { first: 11, last: 20, total: 25 }),
    onPageChange: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("navigation", { name: t("list.pages") })).toHaveTextContent(
      t("list.place", { first: 11, last: 20, total: 25 }),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(t("list.place", { first: 11, last: 20, total: 25 }));
    for (const name of [t("list.previous"), t("list.next")])
      await expect(canvas.getByRole("button", { name })).toHaveAccessibleDescription(
        t("list.place", { first: 11, last: 20, total: 25 }),
      );
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: t("list.previous") })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole("button", { name: t("list.next") }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: t("list.previous") })).toBeDisabled();
  },
};

export const Last: Story = {
  args: { page: 3 },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: t("list.next") })).toBeDisabled();
  },
};

export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
