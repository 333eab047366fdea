const pdfContent = Buffer.from(
  "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n",
);

/** Returns a small PDF file with this name. */
export const pdfFile = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "application/pdf",
  buffer: pdfContent,
});

/** An HTML file with the name and media type of a PDF. */
export const htmlNamedAsPdf = {
  name: "invoice.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
};
