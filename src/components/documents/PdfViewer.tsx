import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { PdfPageCanvas } from "./PdfPageCanvas.tsx";
import { Skeleton } from "../loading/Skeleton.tsx";
import { openPdf } from "./openPdf.ts";

/** The most pages that are drawn; a longer document is read after saving it. */
const maxPdfPages = 50;

/** The pages of a PDF, one below the other. Page in a chunk of its own, for the reader of PDF is large. */
export default function PdfViewer({ bytes, name }: { bytes: Blob; name: string }): ReactNode {
  const t = useT();
  const [opened, setOpened] = useState<PDFDocumentProxy | "broken">();
  useEffect(() => {
    let shown = true;
    const opening = openPdf(bytes);
    opening.then(
      (pdf) => shown && setOpened(pdf),
      () => shown && setOpened("broken"),
    );
    return () => {
      shown = false;
      void opening.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined);
    };
  }, [bytes]);

  if (opened === undefined)
    return <Skeleton shape="text" label={t("state.loading")} slowMessage={t("state.stillWorking")} />;
  if (opened === "broken") {
    return (
      <Banner tone="warning" title={t("document.notShown")}>
        {t("document.notShownText")}
      </Banner>
    );
  }
  return (
    <>
      {Array.from({ length: Math.min(opened.numPages, maxPdfPages) }, (_, index) => (
        <PdfPage key={index} pdf={opened} number={index + 1} name={name} />
      ))}
      {opened.numPages > maxPdfPages && <p>{t("document.morePages", { shown: maxPdfPages, all: opened.numPages })}</p>}
    </>
  );
}

function PdfPage({ pdf, number, name }: { pdf: PDFDocumentProxy; number: number; name: string }): ReactNode {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    let shown = true;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      if (shown && canvas.current !== null) await renderPdfPage(page, canvas.current);
      const { items } = await page.getTextContent();
      if (shown) setText(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    };
    // A page that cannot be drawn stays white; the document can be saved all the same.
    draw().catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [pdf, number]);
  return (
    <PdfPageCanvas canvasRef={canvas}>
      {t("document.page", { page: number, all: pdf.numPages, name })} {text}
    </PdfPageCanvas>
  );
}

/** Draws a page twice as fine as it is shown, so that small print stays sharp. */
async function renderPdfPage(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<void> {
  const viewport = page.getViewport({ scale: 2 });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
}
