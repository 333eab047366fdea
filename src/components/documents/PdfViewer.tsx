import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { PdfPageCanvas } from "./PdfPageCanvas.tsx";
import { Skeleton } from "../loading/Skeleton.tsx";
import { openPdf } from "./openPdf.ts";

/** The maximum number of rendered pages. */
const maxPdfPages = 50;

/** Renders the pages of a PDF. Lazy-loaded, because PDF.js is large. */
export default function PdfViewer({ bytes, name }: { bytes: Blob; name: string }): ReactNode {
  const t = useT();
  const [pdf, setPdf] = useState<PDFDocumentProxy | "invalid">();
  useEffect(() => {
    let isMounted = true;
    const opening = openPdf(bytes);
    opening.then(
      (opened) => isMounted && setPdf(opened),
      () => isMounted && setPdf("invalid"),
    );
    return () => {
      isMounted = false;
      void opening.then((opened) => opened.loadingTask.destroy()).catch(() => undefined);
    };
  }, [bytes]);

  if (pdf === undefined)
    return <Skeleton shape="text" label={t("state.loading")} slowMessage={t("state.stillWorking")} />;
  if (pdf === "invalid") {
    return (
      <Banner tone="warning" title={t("document.notShown")}>
        {t("document.notShownText")}
      </Banner>
    );
  }
  return (
    <>
      {Array.from({ length: Math.min(pdf.numPages, maxPdfPages) }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} name={name} />
      ))}
      {pdf.numPages > maxPdfPages && <p>{t("document.morePages", { shown: maxPdfPages, all: pdf.numPages })}</p>}
    </>
  );
}

function PdfPage({ pdf, number, name }: { pdf: PDFDocumentProxy; number: number; name: string }): ReactNode {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    let isMounted = true;
    const renderPage = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      if (isMounted && canvas.current !== null) await renderPdfPage(page, canvas.current);
      const { items } = await page.getTextContent();
      if (isMounted) setText(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    };
    // A page that fails to render stays blank; the document can still be saved.
    renderPage().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [pdf, number]);
  return (
    <PdfPageCanvas canvasRef={canvas}>
      {t("document.page", { page: number, all: pdf.numPages, name })} {text}
    </PdfPageCanvas>
  );
}

/** Renders a page at twice its size, so that small text stays sharp. */
async function renderPdfPage(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<void> {
  const viewport = page.getViewport({ scale: 2 });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
}
