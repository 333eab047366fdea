import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { matchName } from "../../../support/matchName.ts";
import { getTranslator } from "../../../support/storyParameters.ts";
import { text } from "../../../support/text.ts";
import { toastStore } from "../../../../src/state/toasts.ts";
import { TableDownload } from "../../../../src/components/list/download/TableDownload.tsx";

const meta = {
  component: TableDownload<{ name: string }>,
  args: {
    name: text("page.standards.title"),
    columns: [{ header: text("list.standards.title"), kind: "text", value: ({ name }) => name }],
    readRows: fn(async () => ({ items: [{ name: "AZS 1" }], total: 1 })),
  },
} satisfies Meta<typeof TableDownload<{ name: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothFormats: Story = {
  // jsdom downloads nothing.
  parameters: { allowedErrors: /^Not implemented: navigation/ },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(
      canvas.getByRole("button", { name: matchName(t("download.xlsx"), ":", t("page.standards.title")) }),
    );
    await waitFor(() => expect(args.readRows).toHaveBeenCalledTimes(1));
    const csv = canvas.getByRole("button", { name: matchName(t("download.csv"), ":", t("page.standards.title")) });
    await waitFor(() =>
      expect(
        canvas.getByRole("button", { name: matchName(t("download.xlsx"), ":", t("page.standards.title")) }),
      ).not.toHaveAttribute("aria-busy"),
    );
    await userEvent.click(csv);
    await waitFor(() => expect(args.readRows).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(csv).not.toHaveAttribute("aria-busy"));
  },
};

/** A list with more rows than a file can have. */
export const SomeRowsMissing: Story = {
  parameters: { allowedErrors: /^Not implemented: navigation/ },
  args: { readRows: fn(async () => ({ items: [{ name: "AZS 1" }], total: 30_000 })) },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(
      canvas.getByRole("button", { name: matchName(t("download.csv"), ":", t("page.standards.title")) }),
    );
    await waitFor(() => expect(toastStore.toasts.at(-1)?.tone).toBe("error"));
    await expect(toastStore.toasts.at(-1)?.text.replaceAll(/[^0-9]/g, "")).toMatch(/^(130000|300001)$/);
  },
};
