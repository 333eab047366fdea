import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: { widget: "date", onChange: fn(), label: text("list.rates.filter.date") },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByRole("textbox", { name: t("list.rates.filter.date") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("24.11.2026");
    await expect(input).toHaveValue("24.11.2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-24");
    await expect(input).toHaveAccessibleDescription(t("form.dayHint"));
    await userEvent.tab();
    await expect(input).toHaveValue("24.11.2026");
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

export const NoDate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "31.02.2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("31.02.2026");
    await userEvent.tab();
    await expect(input).toHaveValue("31.02.2026");
  },
};

export const FormattedOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "1.2.2026");
    await expect(input).toHaveValue("1.2.2026");
    await userEvent.tab();
    await expect(input).toHaveValue("01.02.2026");
  },
};
