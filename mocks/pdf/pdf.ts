import { encode } from "uqr";
import type { Language } from "../../src/i18n/language.ts";

/** The text of a one-page document: a heading, labelled values, and paragraphs below them. */
export type PdfContent = {
  heading: string;
  rows: readonly (readonly [label: string, value: string])[];
  text: readonly string[];
  /** A QR code with this text below the paragraphs, and its caption. */
  qrCode?: { text: string; caption: string };
};

/** Lengths in points. */
const [margin, labelWidth, gap, qrCodeWidth] = [60, 150, 9, 110];
const [labelColour, valueColour, brandColour] = ["#5c6b73", "#1a292e", "#0d4f66"];

let fontBytes: Uint8Array | undefined;

/**
 * Returns the bytes of an A4 page as PDF, tagged for screen readers, with its language. The same content always gives the same
 * bytes.
 */
export async function createPdf(
  { heading, rows, text, qrCode }: PdfContent,
  lang?: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: the browser demo starts without the library and the font.
  const [{ default: PdfDocument }, { notoSans }] = await Promise.all([import("pdfkit"), import("./notoSans.ts")]);
  const font = (fontBytes ??= Uint8Array.from(atob(notoSans), (character) => character.charCodeAt(0)));
  const document = new PdfDocument({
    size: "A4",
    margin,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    ...(lang !== undefined && { lang }),
    info: { Title: heading, CreationDate: new Date(0) },
    // The types of pdfkit allow only a file name here.
    font: font as unknown as string,
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    document.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    document.on("end", () => resolve(new Blob(chunks).bytes()));
  });

  const structParent = document.struct("Document");
  document.addStructure(structParent);
  document.markContent("Artifact").rect(0, 0, document.page.width, 12).fill(brandColour).endMarkedContent();
  document.fontSize(20).text(heading, margin, margin, { structParent, structType: "H1" }).moveDown();
  document.fontSize(10);
  const valueX = margin + labelWidth + gap;
  const valueWidth = document.page.width - margin - valueX;
  for (const [label, value] of rows) {
    const { y } = document;
    document.fillColor(labelColour).text(label, margin, y, { width: labelWidth, structParent });
    const labelEnd = document.y;
    document.fillColor(valueColour).text(value, valueX, y, { width: valueWidth, structParent });
    document.y = Math.max(labelEnd, document.y) + gap;
  }
  document.fillColor(valueColour);
  for (const paragraph of text) document.text(paragraph, margin, document.y + gap, { structParent });
  if (qrCode !== undefined) renderQrCode(document, structParent, qrCode);
  document.end();
  return bytes;
}

/** Renders a QR code with its caption below what the page has. The border is the four modules that the standard asks for. */
function renderQrCode(
  document: PDFKit.PDFDocument,
  structParent: PDFKit.PDFStructureElement,
  { text, caption }: NonNullable<PdfContent["qrCode"]>,
): void {
  const { size, data } = encode(text, { border: 4, ecc: "M" });
  const top = document.y + 2 * gap;
  const width = qrCodeWidth / size;
  const renderModules = (): void => {
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) document.rect(margin + x * width, top + y * width, width, width);
    document.fill("black");
  };
  structParent.add(document.struct("Figure", { alt: text }, renderModules));
  document.fillColor(valueColour).text(caption, margin + qrCodeWidth + gap, top + 4 * width, { structParent });
}
