import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { matchName } from "../support/matchName.ts";
import { createFile } from "../support/sampleData.ts";
import { getTranslator } from "../support/storyParameters.ts";
import type { Attachment } from "../../src/forms/attachments/useAttachments.ts";
import { AttachmentPicker } from "../../src/forms/attachments/AttachmentPicker.tsx";
import { FieldStack } from "../../src/components/forms/FieldStack.tsx";

const noFiles = {
  files: [],
  uploaded: [],
  documentIds: [],
  hasUnfinished: false,
  add: fn(),
  remove: fn(),
  retry: fn(),
  clear: fn(),
  hasUnsent: false,
  removeSent: fn(),
  discardUnsent: fn(),
  markDeleted: fn(() => () => undefined),
};

const meta = {
  component: AttachmentPicker,
  decorators: [
    (Story) => (
      <FieldStack>
        <Story />
      </FieldStack>
    ),
  ],
  args: { attachments: noFiles, isRequired: true, refusedCount: 0 },
} satisfies Meta<typeof AttachmentPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    await expect(canvas.queryByRole("list")).toBeNull();
    const file = createFile("a.pdf", "application/pdf");
    await userEvent.upload(input, file);
    await expect(args.attachments.add).toHaveBeenCalledWith([file]);
  },
};

export const Optional: Story = {
  args: { isRequired: false },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    const label = `${t("attachment.label")} (${t("form.optional")})`;
    await expect(canvas.getByLabelText(label)).toHaveAttribute("type", "file");
  },
};

export const Refused: Story = {
  args: { isFileMissing: true },
  render: function Refusing(args) {
    const [refusedCount, setRefusedCount] = useState(0);
    return (
      <>
        <AttachmentPicker {...args} refusedCount={refusedCount} />
        <button type="button" onClick={() => setRefusedCount(refusedCount + 1)}>
          OK
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    await expect(input).toBeValid();
    for (let count = 0; count < 2; count += 1) {
      await userEvent.click(canvas.getByRole("button", { name: "OK" }));
      await expect(input).toHaveFocus();
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(expect.stringContaining(t("attachment.required")));
    }
  },
};

/** The server has not accepted the files of a form that was sent. */
export const RefusedByServer: Story = {
  args: { refusal: "9.pdf" },
  play: async ({ canvas, args, loaded }) => {
    const input = canvas.getByLabelText(getTranslator({ loaded })("attachment.label"));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining("9.pdf"));
    await expect(args.attachments.markDeleted).toHaveBeenCalled();
  },
};

/** While a file keeps the form from being sent, the title of the page begins with "Error". */
export const RefusedFile: Story = {
  args: { isRequired: false, refusedCount: 1 },
  render: function Removing(args) {
    const [files, setFiles] = useState<readonly Attachment[]>([
      { id: "a", fileName: "a.pdf", size: 0, state: "rejected", reason: "empty" },
    ]);
    const hasUnfinished = files.length > 0;
    return (
      <AttachmentPicker
        {...args}
        attachments={{ ...args.attachments, files, hasUnfinished, remove: () => setFiles([]) }}
      />
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const prefix = `${t("form.errorTitle")} `;
    await waitFor(() => expect(document.title.startsWith(prefix)).toBe(true));
    await userEvent.click(canvas.getByRole("button", { name: matchName(t("attachment.remove"), "a.pdf") }));
    await waitFor(() => expect(document.title.startsWith(prefix)).toBe(false));
  },
};

/** Who chooses a rejected file again hears again why it is. */
export const RejectedAgain: Story = {
  render: function Rejecting(args) {
    const [files, setFiles] = useState<readonly Attachment[]>([]);
    const add = (): void =>
      setFiles([
        ...files,
        { id: String(files.length), fileName: "a.pdf", size: 0, state: "rejected", reason: "empty" },
      ]);
    return <AttachmentPicker {...args} attachments={{ ...args.attachments, files, add }} />;
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    const input = canvas.getByLabelText(t("attachment.label"));
    const announced: (ChildNode | null)[] = [];
    for (let count = 0; count < 2; count += 1) {
      await userEvent.upload(input, createFile("a.pdf", "application/pdf"));
      await expect(canvas.getByRole("status")).toHaveTextContent(`a.pdf: ${t("attachment.rejected.empty")}`);
      announced.push(canvas.getByRole("status").firstChild);
    }
    await expect(announced[1] === announced[0]).toBe(false);
  },
};

export const Pasted: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="Text" />
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    const paste = (types: readonly string[]): boolean => {
      const clipboardData = { files: [createFile("image.png", "image/png")], types };
      return canvas
        .getByRole("textbox", { name: "Text" })
        .dispatchEvent(Object.assign(new Event("paste", { bubbles: true }), { clipboardData }));
    };
    paste(["text/plain", "Files"]);
    await expect(args.attachments.add).not.toHaveBeenCalled();
    paste(["Files"]);
    await expect(args.attachments.add).toHaveBeenCalledOnce();
  },
};

/** A form that is collapsed keeps its files, and takes no others. */
export const PastedWhileHidden: Story = {
  decorators: [
    (Story) => (
      <>
        <div hidden>
          <Story />
        </div>
        <p>Text</p>
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    const clipboardData = { files: [createFile("image.png", "image/png")], types: ["Files"] };
    canvas.getByText("Text").dispatchEvent(Object.assign(new Event("paste", { bubbles: true }), { clipboardData }));
    await expect(args.attachments.add).not.toHaveBeenCalled();
  },
};

export const EveryState: Story = {
  args: {
    refusedCount: 1,
    attachments: {
      ...noFiles,
      hasUnfinished: true,
      files: [
        { id: "1", fileName: "a.pdf", size: 20_000, state: "uploaded", documentId: 1 },
        { id: "2", fileName: "b.png", size: 1_000_000, state: "sending", progress: 0.4 },
        { id: "3", fileName: "c.png", size: 1000, state: "failed", failure: { kind: "offline" } },
        { id: "4", fileName: "d.exe", size: 1000, state: "rejected", reason: "type" },
        { id: "5", fileName: "e.pdf", size: 20_000, state: "otherAccount", documentId: 5 },
        { id: "6", fileName: "f.mp4", size: 20_000_000, state: "lost" },
        { id: "7", fileName: "g.pdf", size: 20_000, state: "failed", failure: { kind: "missing" } },
        { id: "8", fileName: "h.png", size: 3_000_000, state: "failed", failure: { kind: "rejected", status: 413 } },
        { id: "9", fileName: "i.pdf", size: 20_000, state: "deleted", documentId: 9 },
      ],
    },
  },
  play: async ({ canvas, userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const list = canvas.getByRole("list", { name: t("attachment.list") });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(9);
    await expect(within(list).getAllByRole("listitem")[6]).toHaveTextContent(t("attachment.missing"));
    await expect(within(list).getAllByRole("listitem")[4]).toHaveTextContent(
      t("attachment.otherAccount", { size: "" }).trim(),
    );
    await expect(within(list).getAllByRole("listitem")[5]).toHaveTextContent(t("attachment.lost", { size: "" }).trim());
    await expect(within(list).getAllByRole("listitem")[8]).toHaveTextContent(
      t("attachment.deleted", { size: "" }).trim(),
    );
    await expect(
      within(list).getByRole("progressbar", { name: t("attachment.progress", { name: "b.png" }) }),
    ).toHaveAttribute("value", "0.4");
    await expect(canvas.getByLabelText(t("attachment.label"))).toBeInvalid();
    await expect(canvas.getByLabelText(t("attachment.label"))).toHaveAccessibleDescription(
      expect.stringContaining(t("attachment.unfinished")),
    );
    await expect(within(list).getAllByRole("listitem")[7]).toHaveTextContent(t("attachment.tooLarge"));
    await expect(
      within(list).queryByRole("button", { name: matchName(t("action.tryAgain"), "h.png") }),
    ).not.toBeInTheDocument();
    await userEvent.click(within(list).getByRole("button", { name: matchName(t("action.tryAgain"), "c.png") }));
    await expect(args.attachments.retry).toHaveBeenCalledWith("3");
    await expect(within(list).getByRole("button", { name: matchName(t("attachment.remove"), "c.png") })).toHaveFocus();
    await userEvent.click(within(list).getByRole("button", { name: matchName(t("attachment.cancel"), "b.png") }));
    await expect(args.attachments.remove).toHaveBeenCalledWith("2");
    await expect(canvas.getByLabelText(t("attachment.label"))).toHaveFocus();
  },
};
