import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { ListPagination } from "../../../src/components/list/ListPagination.tsx";

const meta = { component: ListPagination, args: { page: 1, perPage: 10, total: 2500 } } satisfies Meta<
  typeof ListPagination
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("navigation", { name: t("list.pages") })).toHaveTextContent(/1–10/);
    await expect(canvas.getByRole("button", { name: t("list.previous") })).toBeDisabled();
  },
};

export const Last: Story = {
  args: { page: 250 },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: t("list.next") })).toBeDisabled();
  },
};
