import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { getDocument, readPicture } from "../../support/sampleData.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import DocumentViewer from "../../../src/components/documents/DocumentViewer.tsx";
import { getDownloadDocumentSuspenseQueryOptions } from "../../../src/generated/queries/documents/index.ts";
import type { StoryParameters } from "../../support/storyParameters.ts";

const meta = {
  component: DocumentViewer,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: { document: { ...getDocument(), lang: "az" }, onClose: fn() },
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  parameters: {
    responses: (lang) => [[getDownloadDocumentSuspenseQueryOptions(7, { lang }).queryKey, readPicture()]],
  } satisfies StoryParameters,
  play: async ({ userEvent, args, loaded }) => {
    const t = getTranslator({ loaded });
    const dialog = await screen.findByRole("dialog", { name: "Şəhadətnamə" });
    await expect(await within(dialog).findByRole("img", { name: "Şəhadətnamə" })).toHaveAttribute("lang", "az");
    await expect(within(dialog).getByRole("button", { name: t("document.download") })).toBeEnabled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
