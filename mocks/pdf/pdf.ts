import { encode } from "uqr";

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

/** Returns the bytes of an A4 page as PDF. The same content always gives the same bytes. */
export async function createPdf({ heading, rows, text, qrCode }: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: the browser demo starts without the library and the font.
  const [{ default: PdfDocument }, { notoSans }] = await Promise.all([import("pdfkit"), import("./notoSans.ts")]);
  const font = (fontBytes ??= Uint8Array.from(atob(notoSans), (character) => character.charCodeAt(0)));
  const document = new PdfDocument({
    size: "A4",
    margin,
    info: { Title: heading, CreationDate: new Date(0) },
    // The types of pdfkit allow only a file name here.
    font: font as unknown as string,
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    document.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    document.on("end", () => resolve(new Blob(chunks).bytes()));
  });

  document.rect(0, 0, document.page.width, 12).fill(brandColour);
  document.fontSize(20).text(heading, margin, margin).moveDown();
  document.fontSize(10);
  const valueX = margin + labelWidth + gap;
  const valueWidth = document.page.width - margin - valueX;
  for (const [label, value] of rows) {
    const { y } = document;
    document.fillColor(labelColour).text(label, margin, y, { width: labelWidth });
    const labelEnd = document.y;
    document.fillColor(valueColour).text(value, valueX, y, { width: valueWidth });
    document.y = Math.max(labelEnd, document.y) + gap;
  }
  document.fillColor(valueColour);
  for (const paragraph of text) document.text(paragraph, margin, document.y + gap);
  if (qrCode !== undefined) renderQrCode(document, qrCode);
  document.end();
  return bytes;
}

/** Renders a QR code with its caption below what the page has. The border is the four modules that the standard asks for. */
function renderQrCode(document: PDFKit.PDFDocument, { text, caption }: NonNullable<PdfContent["qrCode"]>): void {
  const { size, data } = encode(text, { border: 4, ecc: "M" });
  const top = document.y + 2 * gap;
  const width = qrCodeWidth / size;
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) document.rect(margin + x * width, top + y * width, width, width);
  document.fill("black");
  document.fillColor(valueColour).text(caption, margin + qrCodeWidth + gap, top + 4 * width);
}
