import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { FilterControl } from "../../../src/components/list/FilterControl.tsx";

const meta = {
  component: FilterControl,
  args: {
    field: { name: "word", label: text("list.standards.filter.word"), value: "", kind: "text", maxLength: 100 },
    value: "",
    onChange: fn(),
  },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof FilterControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.type(canvas.getByRole("searchbox", { name: t("list.standards.filter.word") }), "AZS");
    await expect(args.onChange).toHaveBeenLastCalledWith("AZS");
  },
};

export const RequiredText: Story = {
  args: {
    alertCount: 1,
    error: text("certificate.number.required"),
    field: {
      name: "number",
      label: text("certificate.number"),
      value: "",
      kind: "text",
      maxLength: 100,
      requiredMessage: text("certificate.number.required"),
    },
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const field = canvas.getByRole("searchbox", { name: t("certificate.number") });
    await expect(field).toBeRequired();
    await expect(field.matches(":invalid")).toBe(false);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t("certificate.number.required"));
    await expect(canvas.getByRole("alert")).toHaveTextContent(t("certificate.number.required"));
  },
};

export const Choice: Story = {
  args: {
    field: {
      name: "status",
      label: text("list.standards.filter.status"),
      value: "",
      kind: "choice",
      options: [{ value: "", label: text("list.all") }],
    },
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("combobox", { name: t("list.standards.filter.status") })).toHaveDisplayValue(
      t("list.all"),
    );
  },
};

export const InvalidCode: Story = {
  args: {
    error: text("list.codeProblem"),
    field: {
      name: "code",
      label: text("list.goods.filter.code"),
      value: "",
      kind: "exact",
      inputMode: "numeric",
      sanitize: (typed) => typed,
      isComplete: () => false,
      hint: text("list.codeHint"),
      errorMessage: text("list.codeProblem"),
    },
  },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(t("list.codeProblem"));
  },
};
