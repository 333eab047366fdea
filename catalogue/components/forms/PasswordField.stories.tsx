import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { matchName } from "../../support/matchName.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { PasswordField } from "../../../src/components/forms/PasswordField.tsx";

const meta = {
  component: PasswordField,
  args: {
    id: "password",
    label: text("form.signIn.password.label"),
    value: "",
    onChange: fn(),
  },
  parameters: { state: { value: "value", onChange: "onChange" } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAndHidden: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const label = t("form.signIn.password.label");
    const input = canvas.getByLabelText(label, { selector: "input" });
    await userEvent.type(input, "Aa1!");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    const toggle = canvas.getByRole("button", { name: matchName(t("password.show"), label) });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveAttribute("autocapitalize", "none");
    await expect(input).toHaveAttribute("autocorrect", "off");
    await expect(canvas.getByRole("status")).toHaveTextContent(t("password.isShown"));
    await userEvent.click(canvas.getByRole("button", { name: matchName(t("password.hide"), label) }));
    await expect(input).toHaveAttribute("type", "password");
    await expect(canvas.getByRole("status")).toHaveTextContent(t("password.isHidden"));
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute("type", "text");
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(input).toHaveAttribute("type", "password"));
    // No longer true, and empty, so that the next change is announced.
    await expect(canvas.getByRole("status").textContent).toBe("");
  },
};

export const Invalid: Story = {
  args: { error: text("password_can_not_be_empty"), value: "a" },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("form.signIn.password.label"), { selector: "input" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(t("password_can_not_be_empty"));
  },
};
