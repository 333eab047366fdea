import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: {
    widget: "select",
    onChange: fn(),
    label: text("appeal.kind"),
    choices: [
      { value: "A", label: text("appeal.kind.APPLICATION") },
      { value: "B", label: text("appeal.kind.COMPLAINT") },
    ],
  },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const select = canvas.getByRole("combobox", { name: t("appeal.kind") });
    await expect(select).toHaveDisplayValue(t("form.choose"));
    await userEvent.selectOptions(select, "B");
    await expect(args.onChange).toHaveBeenLastCalledWith("B");
    await userEvent.selectOptions(select, "");
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const Invalid: Story = {
  args: { error: text("account.none"), required: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const control = canvas.getByRole("combobox");
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription(new RegExp(t("account.none")));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
  },
};
