import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState, type ReactNode } from "react";
import type { Language } from "../../i18n/language.ts";
import { NotShownBanner, type NotShownReason } from "./NotShownBanner.tsx";
import { PdfPage } from "./PdfPage.tsx";
import { Skeleton } from "../loading/Skeleton.tsx";
import { openPdf, supportsPdf } from "./openPdf.ts";
import { selectRenderedPages, type PageSize } from "./pdfPageSizes.ts";
import { maxPdfPages } from "./previewLimits.ts";
import { useNearPages } from "./useNearPages.ts";
import { usePageSizes } from "./usePageSizes.ts";

/** An open document and the size of its first page. */
type OpenedPdf = { pdf: PDFDocumentProxy; firstPageSize: PageSize };

/** `lang` is the language of the text. */
type PdfViewerProps = { bytes: Blob; name: string; lang?: Language | undefined };

/** Renders the pages of a PDF that are near the viewport. Lazy-loaded, because PDF.js is large. */
export default function PdfViewer({ bytes, ...document }: PdfViewerProps): ReactNode {
  const [opened, setOpened] = useState<OpenedPdf | NotShownReason>();
  useEffect(() => {
    let isMounted = true;
    const { pdf, close } = openPdf(bytes);
    pdf.then(readFirstPage).then(
      (result) => isMounted && setOpened(result),
      () => isMounted && setOpened(supportsPdf() ? "invalid" : "oldBrowser"),
    );
    return () => {
      isMounted = false;
      close();
    };
  }, [bytes]);

  if (opened === undefined) return <Skeleton shape="text" />;
  return typeof opened === "string" ? <NotShownBanner reason={opened} /> : <PdfPageList {...opened} {...document} />;
}

async function readFirstPage(pdf: PDFDocumentProxy): Promise<OpenedPdf | NotShownReason> {
  if (pdf.numPages > maxPdfPages) return "tooLarge";
  const page = await pdf.getPage(1);
  return { pdf, firstPageSize: page.getViewport({ scale: 1 }) };
}

function PdfPageList({ pdf, firstPageSize, name, lang }: OpenedPdf & Omit<PdfViewerProps, "bytes">): ReactNode {
  const { nearPages, observePage } = useNearPages();
  const sizes = usePageSizes(pdf, nearPages);
  const renderedPages = selectRenderedPages(nearPages, sizes);
  return Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
    <PdfPage
      key={page}
      pdf={pdf}
      page={page}
      // Until its size is known, a page is as large as the first one.
      size={sizes.get(page) ?? firstPageSize}
      isRendered={renderedPages.has(page)}
      observePage={observePage}
      name={name}
      lang={lang}
    />
  ));
}
