import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";
import { expect, fn, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { ErrorSummary } from "../../../src/components/forms/ErrorSummary.tsx";

const meta = {
  component: ErrorSummary,
  args: {
    title: text("form.problem"),
    items: [
      { fieldId: "first", text: text("account.none") },
      { fieldId: "second", text: text("code.ready") },
    ],
    onFocusField: fn(),
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const group = canvas.getByRole("group", { name: t("form.problem") });
    await userEvent.tab();
    await expect(within(group).getByRole("link", { name: t("account.none") })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onFocusField).toHaveBeenCalledWith("second");
  },
};

export const ErrorWithParts: Story = {
  args: {
    items: [
      {
        fieldId: "first",
        text: <Fragment key="text">{["…", <bdi key="name">…</bdi>]}</Fragment>,
      },
    ],
  },
  play: async ({ canvas }) => {
    // In a line, as a text: each child of the link would be a column.
    await expect(canvas.getByRole("link").childNodes).toHaveLength(1);
  },
};

export const ErrorOfTheForm: Story = {
  args: { items: [], title: text("form.notSent"), children: text("form.kept") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveAccessibleDescription(t("form.kept"));
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
