import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { unfoldFilters } from "../../support/unfoldFilters.ts";
import { FilterBar } from "../../../src/components/list/FilterBar.tsx";

const meta = {
  component: FilterBar,
  args: {
    label: text("list.filters"),
    applyLabel: text("list.apply"),
    onApply: fn(),
    fields: [
      { name: "word", label: text("list.standards.filter.word"), value: "", kind: "text", maxLength: 100 },
      {
        name: "status",
        label: text("list.standards.filter.status"),
        value: "",
        kind: "choice",
        options: [
          { value: "", label: text("list.all") },
          { value: "A", label: text("callCenter.open") },
        ],
      },
      {
        name: "code",
        label: text("list.goods.filter.code"),
        value: "",
        kind: "exact",
        inputMode: "numeric",
        sanitize: (typed) => typed.replaceAll(/\D/g, ""),
        isComplete: (typed) => typed.length >= 4,
        hint: text("list.codeHint"),
        errorMessage: text("list.codeProblem"),
      },
    ],
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppliedByEnter: Story = {
  play: async (context) => {
    const { canvas, userEvent, args, loaded } = context;
    await unfoldFilters(context);
    const t = getTranslator({ loaded });
    const form = canvas.getByRole("search", { name: t("list.filters") });
    const word = within(form).getByRole("searchbox", { name: t("list.standards.filter.word") });
    await userEvent.tab();
    await expect(word).toHaveFocus();
    await userEvent.keyboard("AZS{Enter}");
    await expect(args.onApply).toHaveBeenCalledWith({ word: "AZS", status: "", code: "" });
  },
};

export const IncompleteCode: Story = {
  play: async (context) => {
    const { canvas, userEvent, args, loaded } = context;
    await unfoldFilters(context);
    const t = getTranslator({ loaded });
    const code = canvas.getByRole("textbox", { name: t("list.goods.filter.code") });
    await expect(code).toHaveAccessibleDescription(t("list.codeHint"));
    await userEvent.type(code, "12a");
    await userEvent.click(canvas.getByRole("button", { name: t("list.apply") }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(code).toHaveFocus();
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription(t("list.codeProblem"));
    await expect(canvas.queryByRole("alert")).toBeNull();
    // The field has the focus already.
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(t("list.codeProblem"));
    await userEvent.type(code, "34");
    await expect(canvas.queryByRole("alert")).toBeNull();
    // What is typed next is described, but does not interrupt.
    await userEvent.clear(code);
    await userEvent.type(code, "1");
    await expect(code).toHaveAccessibleDescription(t("list.codeProblem"));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.type(code, "234");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: t("list.standards.filter.status") }), "A");
    await userEvent.click(canvas.getByRole("button", { name: t("list.apply") }));
    await expect(args.onApply).toHaveBeenCalledWith({ word: "", status: "A", code: "1234" });
  },
};

export const EmptyRequiredText: Story = {
  args: {
    fields: [
      {
        name: "number",
        label: text("certificate.number"),
        value: "",
        kind: "text",
        maxLength: 100,
        requiredMessage: text("certificate.number.required"),
      },
    ],
  },
  play: async (context) => {
    const { canvas, userEvent, args, loaded } = context;
    await unfoldFilters(context);
    const t = getTranslator({ loaded });
    const field = canvas.getByRole("searchbox", { name: t("certificate.number") });
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, " ");
    await userEvent.click(canvas.getByRole("button", { name: t("list.apply") }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(t("certificate.number.required"));
    await expect(document.title).toContain(t("form.errorTitle"));
    await userEvent.type(field, "S-1{Enter}");
    await expect(field).not.toHaveAccessibleDescription();
    await expect(args.onApply).toHaveBeenCalledWith({ number: " S-1" });
    await expect(document.title).not.toContain(t("form.errorTitle"));
  },
};
