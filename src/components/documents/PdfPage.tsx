import "./FileFrame.css";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { memo, useEffect, useRef, useState, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { NameInText } from "../text/NameInText.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { getAspectRatio, getCanvasSize, getPageScale, type PageSize } from "./pdfPageSizes.ts";
import { readPageText } from "./readPageText.ts";
import type { useNearPages } from "./useNearPages.ts";

type PdfPageProps = {
  pdf: PDFDocumentProxy;
  page: number;
  size: PageSize;
  /** False for a page that is far from the viewport: its area is empty. */
  isRendered: boolean;
  observePage: ReturnType<typeof useNearPages>["observePage"];
  name: string;
  /** The language of the name and the text. */
  lang?: Language | undefined;
};

/** Renders a page of a PDF and its text for screen readers. The text remains when the page is not rendered. */
export const PdfPage = memo(function PdfPage({ pdf, page, size, isRendered, observePage, name, lang }: PdfPageProps) {
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  const text = usePageText(pdf, page);
  useEffect(() => (area.current === null ? undefined : observePage(area.current, page)), [observePage, page]);
  return (
    <div className="file-frame-page" ref={area} style={{ aspectRatio: getAspectRatio(size) }}>
      {isRendered && <PdfPageCanvas pdf={pdf} page={page} />}
      <VisuallyHidden>
        <NameInText text={t("document.page", { page, all: pdf.numPages, name })} name={name} lang={lang} />{" "}
        <span lang={lang}>{text}</span>
      </VisuallyHidden>
    </div>
  );
});

function PdfPageCanvas({ pdf, page }: { pdf: PDFDocumentProxy; page: number }): ReactNode {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null) return undefined;
    // A page that fails to render stays blank; the document can still be saved.
    const rendering = renderPage(pdf, page, canvas).catch(() => undefined);
    return () => {
      void rendering.then((release) => release?.());
    };
  }, [pdf, page]);
  return <canvas ref={canvasRef} aria-hidden="true" />;
}

/** Starts to render a page on a canvas that is still shown. Returns the function that stops it and releases the memory. */
async function renderPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<(() => void) | undefined> {
  const page = await pdf.getPage(number);
  if (!canvas.isConnected) return undefined;
  const viewport = page.getViewport({ scale: getPageScale(page.getViewport({ scale: 1 })) });
  Object.assign(canvas, getCanvasSize(page.getViewport({ scale: 1 })));
  const task = page.render({ canvas, viewport });
  const finished = task.promise.catch(() => undefined);
  return () => {
    task.cancel();
    // A canvas keeps its pixels until it is collected, unless it has none.
    canvas.width = 0;
    canvas.height = 0;
    void finished.then(() => page.cleanup());
  };
}

/** Returns the text of a page, empty until it is read. */
function usePageText(pdf: PDFDocumentProxy, page: number): string {
  const [text, setText] = useState("");
  useEffect(() => {
    let isMounted = true;
    readPageText(pdf, page).then(
      (result) => isMounted && setText(result),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [pdf, page]);
  return text;
}
