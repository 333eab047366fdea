import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import PdfViewer from "../../../src/components/documents/PdfViewer.tsx";

const meta = {
  component: PdfViewer,
  args: { bytes: new Blob(["%PDF-1.7 broken"], { type: "application/pdf" }), name: "Şəhadətnamə" },
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrokenFile: Story = {
  play: async ({ canvas, loaded }) => {
    const t = getTranslator({ loaded });
    await expect(await canvas.findByText(t("document.notShown"))).toBeVisible();
  },
};
