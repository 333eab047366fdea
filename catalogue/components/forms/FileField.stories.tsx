import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createFile } from "../../support/sampleData.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { text } from "../../support/text.ts";
import { FileField } from "../../../src/components/forms/FileField.tsx";

const meta = {
  component: FileField,
  args: {
    id: "field",
    label: text("attachment.label"),
    chooseLabel: text("attachment.choose"),
    chosen: text("appeal.noDocuments"),
    onAdd: fn(),
    accept: ".pdf",
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    await expect(input).toHaveAccessibleName(`${t("attachment.label")} ${t("attachment.choose")}`);
    await expect(input).toHaveAccessibleDescription(t("appeal.noDocuments"));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const file = createFile("a.pdf", "application/pdf");
    await userEvent.upload(input, file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
    // A server may have refused it, and it is chosen again under the same name.
    await userEvent.upload(input, file);
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

export const Invalid: Story = {
  args: { error: text("attachment.rejected.type"), hint: text("attachment.hint", { most: 5 }), chosen: "a.exe" },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(new RegExp("a.exe"));
    const file = createFile("a.pdf", "application/pdf");
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByLabelText(t("attachment.label"))).toBeDisabled();
  },
};

export const Several: Story = {
  args: { multiple: true, chosen: undefined, hint: text("attachment.hint", { most: 5 }), accept: ".pdf,.png" },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    await expect(input).toHaveAccessibleDescription(t("attachment.hint", { most: 5 }));
    const files = [createFile("a.pdf", "application/pdf"), createFile("b.png", "image/png")];
    await userEvent.upload(input, files);
    await expect(args.onAdd).toHaveBeenCalledWith(files);
    await expect(input).toHaveValue("");
  },
};
