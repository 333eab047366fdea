import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createFile } from "../../support/sampleData.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { FilesField } from "../../../src/components/forms/FilesField.tsx";

const meta = {
  component: FilesField,
  args: {
    id: "field",
    label: text("attachment.label"),
    hint: text("attachment.hint", { most: 5 }),
    chooseLabel: text("attachment.choose"),
    onAdd: fn(),
    accept: ".pdf,.png",
  },
} satisfies Meta<typeof FilesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  args: { error: text("attachment.required") },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(t("attachment.required")));
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    await expect(input).toHaveAccessibleName(`${t("attachment.label")} ${t("attachment.choose")}`);
    await expect(input).toHaveAccessibleDescription(t("attachment.hint", { most: 5 }));
    const files = [createFile("a.pdf", "application/pdf"), createFile("b.png", "image/png")];
    await userEvent.upload(input, files);
    await expect(args.onAdd).toHaveBeenCalledWith(files);
    await expect(input).toHaveValue("");
  },
};
