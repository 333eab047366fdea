import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, fireEvent } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { CheckboxField } from "../../../src/components/forms/CheckboxField.tsx";

const meta = {
  component: CheckboxField,
  args: { id: "field", label: text("account.citizen"), checked: false, onChange: fn() },
  parameters: { state: { value: "checked", onChange: "onChange" } },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const checkbox = canvas.getByRole("checkbox", { name: t("account.citizen") });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(checkbox).toBeChecked();
    await fireEvent.click(canvas.getByText(t("account.citizen")));
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = {
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: text("account.none"), hint: text("account.hint") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(`${t("account.none")} ${t("account.hint")}`);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole("checkbox");
    await expect(checkbox).toBeRequired();
    await expect(checkbox.matches(":invalid")).toBe(false);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
  },
};
