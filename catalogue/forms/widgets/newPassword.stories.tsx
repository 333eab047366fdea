import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { WidgetStory } from "../../support/WidgetStory.tsx";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";

const meta = {
  component: WidgetStory,
  args: {
    widget: "newPassword",
    onChange: fn(),
    label: text("form.registration.password.label"),
    rules: [
      { keyword: "minLength", limit: 5 },
      { keyword: "pattern", ruleName: "digit", pattern: "\\d" },
    ],
  },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof WidgetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("form.registration.password.label"), { selector: "input" });
    const rules = within(canvas.getByRole("list", { name: t("password.rules") }));
    const digit = rules.getAllByRole("listitem")[1]!;
    await expect(digit).toHaveTextContent(t("password.unmet"));
    // Screen readers read a description again whenever it changes, so it has no states.
    const description = `${t("password.rules")} ${t("password.rule.minLength", { limit: 5 })}, ${t("password.rule.digit")}`;
    await expect(input).toHaveAccessibleDescription(description);
    await userEvent.type(input, "1");
    await expect(digit).toHaveTextContent(`${t("password.rule.digit")}: ${t("password.met")}`);
    await expect(
      canvas
        .getAllByRole("status")
        .some(({ textContent }) => textContent === `${t("password.rule.digit")}: ${t("password.met")}`),
    ).toBe(true);
    // Then only the next rule that changes.
    await userEvent.type(input, "bcde");
    await expect(
      canvas
        .getAllByRole("status")
        .some(
          ({ textContent }) => textContent === `${t("password.rule.minLength", { limit: 5 })}: ${t("password.met")}`,
        ),
    ).toBe(true);
    await expect(input).toHaveAccessibleDescription(description);
  },
};

export const Invalid: Story = {
  args: { error: text("account.none") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByLabelText(t("form.registration.password.label"), { selector: "input" })).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByLabelText(t("form.registration.password.label"), { selector: "input" })).toBeDisabled();
  },
};
