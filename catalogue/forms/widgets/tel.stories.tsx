import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: { widget: "tel", onChange: fn(), label: text("form.contacts.phoneNumber.label") },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox", { name: t("form.contacts.phoneNumber.label") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("994 50a123");
    await expect(input).toHaveValue("+99450123");
    await expect(args.onChange).toHaveBeenLastCalledWith("+99450123");
    await expect(input).toHaveAttribute("type", "tel");
  },
};

export const Invalid: Story = {
  args: { error: text("account.none"), required: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const control = canvas.getByRole("textbox");
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription(new RegExp(t("account.none")));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
};

export const Corrected: Story = {
  args: { value: "+994501234567" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard("(5)");
    await expect(input).toHaveValue("+9945501234567");
    // The caret stays behind the digit that was typed.
    await expect(input.selectionStart).toBe(5);
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("+994 (50) 123-45-67");
    await expect(canvas.getByRole("textbox")).toHaveValue("+994501234567");
  },
};

export const WithoutCountryCode: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.keyboard("050");
    await expect(input).toHaveAccessibleDescription(t("phone.countryCode"));
    await expect(input).not.toBeInvalid();
  },
};

export const WithInternationalPrefix: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("00994 50 123 45 67");
    await expect(input).toHaveValue("+00994501234567");
    await expect(input).toHaveAccessibleDescription(t("phone.internationalPrefix"));
    await expect(input).not.toBeInvalid();
  },
};

export const WithDomesticPrefix: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    await userEvent.paste("+994 (0)50 123 45 67");
    await expect(input).toHaveValue("+9940501234567");
    await expect(input).toHaveAccessibleDescription(t("phone.domesticPrefix"));
    await expect(input).not.toBeInvalid();
    input.setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("+994501234567");
    await expect(input).not.toHaveAccessibleDescription(t("phone.domesticPrefix"));
  },
};

export const TwoNumbers: Story = {
  args: { hint: text("form.contacts.phoneNumber.hint") },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("+994501234567");
    await expect(input).toHaveAccessibleDescription(t("form.contacts.phoneNumber.hint"));
    await userEvent.paste(", +994551234567");
    await expect(input).toHaveValue("+994501234567994551234567");
    await expect(input).toHaveAccessibleDescription(t("phone.tooLong"));
    await expect(input).not.toBeInvalid();
  },
};
