import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Field } from "../../../src/components/forms/Field.tsx";

const meta = {
  component: Field,
  args: { id: "field", label: text("form.contacts.note.label"), children: <input id="field" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByLabelText(t("form.contacts.note.label"))).toBeVisible();
  },
};

export const Full: Story = {
  args: { optional: text("form.optional"), hint: text("form.dayHint"), error: text("code.ready") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("form.dayHint"))).toBeVisible();
    await expect(canvas.getByText(t("code.ready"))).toBeVisible();
  },
};
