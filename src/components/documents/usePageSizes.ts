import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import type { PageSize } from "./pdfPageSizes.ts";

/** Returns the sizes of the pages that have been near the viewport. A page that cannot be read has no size. */
export function usePageSizes(pdf: PDFDocumentProxy, nearPages: ReadonlySet<number>): ReadonlyMap<number, PageSize> {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const requestedPages = useRef(new Set<number>());
  useEffect(() => {
    for (const number of nearPages) {
      if (requestedPages.current.has(number)) continue;
      requestedPages.current.add(number);
      pdf.getPage(number).then(
        (page) => {
          const { width, height } = page.getViewport({ scale: 1 });
          setSizes((previous) => new Map(previous).set(number, { width, height }));
        },
        // The page stays blank; the document can still be saved.
        () => undefined,
      );
    }
  }, [pdf, nearPages]);
  return sizes;
}
