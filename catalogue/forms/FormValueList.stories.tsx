import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../support/storyParameters.ts";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { FormValueList } from "../../src/forms/FormValueList.tsx";
import { form as contacts } from "../../src/generated/forms/contacts.js";

const meta = {
  component: FormValueList,
  args: { definition: contacts, values: { email: "a@example.org" } },
} satisfies Meta<typeof FormValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form whose note is a checkbox. */
const withCheckbox = {
  ...contacts,
  layout: { ...contacts.layout, fields: { ...contacts.layout.fields, note: { widget: "check" } } },
} satisfies FormDefinition<unknown>;

export const WithAndWithoutValues: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getAllByRole("term")[0]).toHaveTextContent(t("form.contacts.email.label"));
    await expect(canvas.getByText("a@example.org")).toBeVisible();
    await expect(canvas.getAllByText(t("apply.empty")).length).toBeGreaterThan(0);
  },
};

/** A checkbox that nobody has touched has no value. */
export const UncheckedCheckbox: Story = {
  args: { definition: withCheckbox, values: { email: "a@example.org", phoneNumber: "+994501234567" } },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByText(t("apply.no"), { exact: true })).toBeVisible();
    await expect(canvas.queryByText(t("apply.empty"))).toBeNull();
  },
};
