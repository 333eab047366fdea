import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { getTranslator } from "../../support/storyParameters.ts";
import { PdfPage } from "../../../src/components/documents/PdfPage.tsx";
import type { PDFDocumentProxy } from "pdfjs-dist";

/** Returns a document of three pages with the same text, of which no page can be rendered. */
function createPdf(pageText: string): PDFDocumentProxy {
  const getPage = async (): Promise<object> => ({
    streamTextContent: () =>
      new ReadableStream({
        start: (controller) => {
          controller.enqueue({ items: [{ str: pageText }] });
          controller.close();
        },
      }),
  });
  return Object.assign(Object.create(null), { numPages: 3, getPage }) as PDFDocumentProxy;
}

const meta = {
  component: PdfPage,
  args: {
    pdf: createPdf("Bakı"),
    page: 2,
    size: { width: 595, height: 842 },
    isRendered: false,
    observePage: () => () => undefined,
    name: "Şəhadətnamə",
    lang: "az",
  },
} satisfies Meta<typeof PdfPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FarFromTheViewport: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = getTranslator({ loaded });
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(`${t("document.page", { page: 2, all: 3, name: "Şəhadətnamə" })} Bakı`),
    );
    const inAzerbaijani = [...canvasElement.querySelectorAll("[lang=az]")].map(({ textContent }) => textContent.trim());
    await expect(inAzerbaijani).toEqual(["Şəhadətnamə", "Bakı"]);
    await expect(canvasElement.querySelector("canvas")).toBeNull();
  },
};

export const NearTheViewport: Story = {
  args: { isRendered: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("canvas")).toHaveAttribute("aria-hidden", "true");
  },
};
