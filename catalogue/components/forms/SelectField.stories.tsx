import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { SelectField } from "../../../src/components/forms/SelectField.tsx";

const meta = {
  component: SelectField,
  args: {
    id: "field",
    label: text("appeal.kind"),
    value: "",
    onChange: fn(),
    placeholder: text("form.choose"),
    options: [
      { value: "A", label: text("appeal.kind.APPLICATION") },
      { value: "B", label: text("appeal.kind.COMPLAINT") },
    ],
  },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const select = canvas.getByRole("combobox", { name: t("appeal.kind") });
    await expect(
      within(select)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([t("form.choose"), t("appeal.kind.APPLICATION"), t("appeal.kind.COMPLAINT")]);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "B");
    await expect(args.onChange).toHaveBeenLastCalledWith("B");
    await expect(select).toHaveDisplayValue(t("appeal.kind.COMPLAINT"));
  },
};

export const Invalid: Story = {
  args: { error: text("code.ready") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription(t("code.ready"));
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox");
    await expect(select).toBeRequired();
    await expect(select.matches(":invalid")).toBe(false);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: "A" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
  },
};
