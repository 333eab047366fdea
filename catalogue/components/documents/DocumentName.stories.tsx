import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { matchName } from "../../support/matchName.ts";
import { getDocument, readPicture } from "../../support/sampleData.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { DocumentName } from "../../../src/components/documents/DocumentName.tsx";
import { getDownloadDocumentSuspenseQueryOptions } from "../../../src/generated/queries/documents/index.ts";
import type { StoryParameters } from "../../support/storyParameters.ts";

const meta = {
  component: DocumentName,
  args: { document: getDocument() },
} satisfies Meta<typeof DocumentName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  parameters: {
    responses: (lang) => [[getDownloadDocumentSuspenseQueryOptions(7, { lang }).queryKey, readPicture()]],
  } satisfies StoryParameters,
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getTranslator({ loaded });
    await userEvent.click(canvas.getByRole("button", { name: matchName(t("document.open"), "Şəhadətnamə") }));
    const dialog = await screen.findByRole("dialog", { name: "Şəhadətnamə" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(await screen.findByRole("img", { name: "Şəhadətnamə" })).toBeInTheDocument();
  },
};

export const TooLarge: Story = {
  args: { document: getDocument({ size: 900_000_000 }) },
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.queryByRole("button", { name: new RegExp(t("document.open")) })).toBeNull();
    await expect(canvas.getByText("Şəhadətnamə")).toBeVisible();
  },
};
