import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: { widget: "pin", onChange: fn(), label: text("form.personalInfo.pin.label") },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox", { name: t("form.personalInfo.pin.label") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("5xk 2");
    await expect(input).toHaveValue("5XK2");
    await expect(args.onChange).toHaveBeenLastCalledWith("5XK2");
    await expect(input).toHaveAttribute("autocapitalize", "none");
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
  args: { value: "5XK9A" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard("2m");
    await expect(input).toHaveValue("5XK2M9A");
    // The caret stays behind the letter that was typed.
    await expect(input.selectionStart).toBe(5);
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste(" 5xk2m9a\u200B ");
    await expect(canvas.getByRole("textbox")).toHaveValue("5XK2M9A");
  },
};
