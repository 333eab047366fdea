import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { matchName } from "../../support/matchName.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { TextField } from "../../../src/components/forms/TextField.tsx";

const meta = {
  component: TextField,
  args: { id: "field", label: text("form.suggestion.subject.label"), value: "", onChange: fn() },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox", { name: t("form.suggestion.subject.label") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("A-1");
    await expect(input).toHaveValue("A-1");
    await expect(args.onChange).toHaveBeenLastCalledWith("A-1");
    await expect(input).not.toHaveAttribute("aria-invalid");
  },
};

export const RightToLeft: Story = {
  args: { value: "شركة (ش.م.م)" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("textbox")).direction).toBe("rtl");
  },
};

export const Optional: Story = {
  args: { optional: text("form.optional"), hint: text("form.suggestion.text.hint"), value: "A" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox", {
      name: matchName(t("form.suggestion.subject.label"), `(${t("form.optional")})`),
    });
    await expect(input).toHaveAccessibleDescription(t("form.suggestion.text.hint"));
  },
};

export const Invalid: Story = {
  args: { error: text("code.ready"), hint: text("form.dayHint"), required: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(`${t("code.ready")} ${t("form.dayHint")}`);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeRequired();
    // With the attribute `required`, Firefox would call an empty field invalid.
    await expect(input).toBeValid();
    await expect(input.matches(":invalid")).toBe(false);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: "A" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, value: "A" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "B");
    await expect(canvas.getByRole("textbox")).toHaveValue("A");
  },
};

export const Multiline: Story = {
  args: { multiline: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "A{Enter}B");
    await expect(canvas.getByRole("textbox")).toHaveValue("A\nB");
  },
};

export const LimitedLength: Story = {
  args: { maxLength: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "ABCD");
    await expect(canvas.getByRole("textbox")).toHaveValue("ABC");
  },
};
