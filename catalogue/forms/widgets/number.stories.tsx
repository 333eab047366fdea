import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: { widget: "number", onChange: fn(), label: text("list.payments.amount") },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox", { name: t("list.payments.amount") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("12,5");
    // Nothing that is typed changes.
    await expect(input).toHaveValue("12,5");
    await expect(args.onChange).toHaveBeenLastCalledWith("12.5");
    await expect(input).toHaveAttribute("inputmode", "decimal");
  },
};

export const Grouped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.keyboard("1.200,50");
    await expect(canvas.getByRole("textbox")).toHaveValue("1.200,50");
    await expect(args.onChange).toHaveBeenLastCalledWith("1200.50");
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
