import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, fireEvent } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Switch } from "../../../src/components/forms/Switch.tsx";

const meta = {
  component: Switch,
  args: { label: text("preferences.showImages"), checked: false, onChange: fn() },
  parameters: { state: { value: "checked", onChange: "onChange" } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const control = canvas.getByRole("switch", { name: t("preferences.showImages") });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { checked: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await fireEvent.click(canvas.getByText(t("preferences.showImages")));
    await expect(canvas.getByRole("switch")).not.toBeChecked();
  },
};
