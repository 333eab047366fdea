import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matchName } from "../../support/matchName.ts";
import { getDocument } from "../../support/sampleData.ts";
import { getTranslator } from "../../support/storyParameters.ts";
import { DownloadButton } from "../../../src/components/documents/DownloadButton.tsx";

const meta = { component: DownloadButton, args: { document: getDocument() } } satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheLanguageOfItsDocument: Story = {
  args: { document: { ...getDocument(), lang: "az" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Şəhadətnamə")).toHaveAttribute("lang", "az");
  },
};

export const NamedByItsDocument: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(canvas.getByRole("button", { name: matchName(t("document.download"), "Şəhadətnamə") })).toBeVisible();
  },
};
