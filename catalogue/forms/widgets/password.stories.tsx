import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { matchName } from "../../support/matchName.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: { widget: "password", onChange: fn(), label: text("form.signIn.password.label") },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("form.signIn.password.label"), { selector: "input" });
    await userEvent.type(input, "Aa1!");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(
      canvas.getByRole("button", { name: matchName(t("password.show"), t("form.signIn.password.label")) }),
    );
    await expect(input).toHaveAttribute("type", "text");
    await expect(args.onChange).toHaveBeenLastCalledWith("Aa1!");
  },
};

export const Invalid: Story = {
  args: { error: text("account.none") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByLabelText(t("form.signIn.password.label"), { selector: "input" })).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByLabelText(t("form.signIn.password.label"), { selector: "input" })).toBeDisabled();
  },
};
