import { createSampleFile } from "../../../mocks/sampleData/sampleFiles.ts";

const pdfContent = Buffer.from(
  "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n",
);

/** Returns a small PDF file with this name. */
export const pdfFile = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "application/pdf",
  buffer: pdfContent,
});

/** Returns a small PNG image with this name, which a messenger may call a JPEG. */
export const photoFile = (
  name: string,
  mimeType = "image/png",
): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType,
  buffer: Buffer.from(createSampleFile("receiptPhoto")),
});

/** Returns the bytes of a PDF whose pages have this size in points and no content but "Page N". */
export function createPdfBytes(pages: number, [width, height]: readonly [number, number]): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 ${width} ${height}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...Array.from({ length: pages }, (_, index) => {
      const content = `BT /F 24 Tf 40 40 Td (Page ${index + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }).flat(),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return new TextEncoder().encode(
    `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** Returns the first bytes of a PNG that claims this size. */
export function createPngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2], 24);
  return bytes;
}

/** An HTML file with the name and media type of a PDF. */
export const htmlNamedAsPdf = {
  name: "invoice.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
};
