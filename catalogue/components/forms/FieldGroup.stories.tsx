import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { Field } from "../../../src/components/forms/Field.tsx";
import { FieldGroup } from "../../../src/components/forms/FieldGroup.tsx";

const meta = {
  component: FieldGroup,
  args: {
    legend: text("form.personalInfo.group.contacts"),
    children: (
      <Field id="field" label={text("form.contacts.email.label")}>
        <input id="field" />
      </Field>
    ),
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const group = canvas.getByRole("group", { name: t("form.personalInfo.group.contacts") });
    await expect(within(group).getByRole("textbox", { name: t("form.contacts.email.label") })).toBeVisible();
  },
};
