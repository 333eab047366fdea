import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createDynamicForm } from "../../../src/forms/dynamicForm.ts";
import { Form } from "../../../src/forms/Form.tsx";
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

/** A value of a draft of which it is not known what its separator means. */
export const Ambiguous: Story = {
  args: { value: "1'200" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveDisplayValue(/^1[.,\u00A0]200$/);
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

const definition = createDynamicForm("numbers", {
  schema: {
    type: "object",
    properties: {
      lowest: { type: "number", title: "t, °C", minimum: -50, maximum: 50 },
      mass: { type: "number", title: "m, kg", minimum: 0 },
    },
  },
  uiSchema: {},
});

/** A number while it is typed key by key, and what the form sends. */
export const InForm: Story = {
  render: ({ onChange }) => <Form definition={definition} submitLabel="OK" onSubmit={(values) => onChange?.(values)} />,
  play: async ({ canvas, userEvent, args }) => {
    const lowest = canvas.getByRole("textbox", { name: /°C/ });
    const mass = canvas.getByRole("textbox", { name: /kg/ });
    // The decimal keyboard of an iPhone has no minus sign.
    await expect(lowest).not.toHaveAttribute("inputmode");
    await expect(mass).toHaveAttribute("inputmode", "decimal");
    for (const [typedLowest, typedMass, sent] of [
      ["-0,5", "007", { lowest: -0.5, mass: 7 }],
      ["-,5", ",05", { lowest: -0.5, mass: 0.05 }],
      ["\u221238,05", "10,50", { lowest: -38.05, mass: 10.5 }],
    ] as const) {
      await userEvent.clear(lowest);
      await userEvent.type(lowest, typedLowest);
      await userEvent.clear(mass);
      await userEvent.type(mass, typedMass);
      await expect(lowest).toHaveValue(typedLowest);
      await expect(mass).toHaveValue(typedMass);
      await userEvent.click(canvas.getByRole("button"));
      await expect(args.onChange).toHaveBeenLastCalledWith(sent);
    }
    // What cannot be stored exactly is shown as it is stored.
    await userEvent.clear(mass);
    await userEvent.type(mass, "9007199254740993");
    await expect(mass).toHaveValue("9007199254740992");
  },
};
