import type { PDFDocumentProxy } from "pdfjs-dist";
import { maxPageTextLength } from "./previewLimits.ts";

const queues = new WeakMap<PDFDocumentProxy, Promise<unknown>>();

/** Returns the text of a page, cut to the limit. The pages of a document are read one after another. */
export function readPageText(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const previous = queues.get(pdf) ?? Promise.resolve();
  const text = previous.then(() => readText(pdf, page));
  queues.set(
    pdf,
    text.catch(() => undefined),
  );
  return text;
}

async function readText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const reader = page.streamTextContent().getReader();
  let text = "";
  while (text.length < maxPageTextLength) {
    const { done, value } = await reader.read();
    if (done) return text;
    for (const item of value.items) if ("str" in item) text += ` ${item.str}`;
  }
  await reader.cancel();
  return text.slice(0, maxPageTextLength);
}
