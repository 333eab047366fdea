import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: { widget: "check", onChange: fn(), label: text("account.citizen") },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const checkbox = canvas.getByRole("checkbox", { name: t("account.citizen") });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(checkbox).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Invalid: Story = {
  args: { error: text("account.none"), required: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const control = canvas.getByRole("checkbox");
    await expect(control).toBeInvalid();
    // An unticked box is an answer too.
    await expect(control).not.toBeRequired();
    await expect(control).toHaveAccessibleDescription(new RegExp(t("account.none")));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
  },
};
