import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../../../src/components/forms/Field.tsx";
import { FieldStack } from "../../../src/components/forms/FieldStack.tsx";

const meta = {
  component: FieldStack,
  args: {
    children: ["form.contacts.email.label", "form.contacts.note.label"].map((id) => (
      <Field key={id} id={id} label={`{${id}}`}>
        <input id={id} />
      </Field>
    )),
  },
} satisfies Meta<typeof FieldStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox").map(({ id }) => id)).toEqual([
      "form.contacts.email.label",
      "form.contacts.note.label",
    ]);
  },
};
