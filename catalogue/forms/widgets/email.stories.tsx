import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: { widget: "email", onChange: fn(), label: text("form.contacts.email.label") },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox", { name: t("form.contacts.email.label") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("a@example.org");
    await expect(input).toHaveValue("a@example.org");
    await expect(args.onChange).toHaveBeenLastCalledWith("a@example.org");
    await expect(input).toHaveAttribute("type", "email");
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

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("\u202Aa@example.org\u202C\u00A0");
    await expect(canvas.getByRole("textbox")).toHaveValue("a@example.org");
  },
};
