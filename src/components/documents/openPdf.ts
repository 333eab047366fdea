import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- Vite resolves the import to the URL of the file
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { maxImagePixels, maxPagePixels } from "./previewLimits.ts";

/** The part of the Trusted Types API that we use. Browsers without it accept plain URLs. */
type TrustedTypesApi = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

let worker: Worker | undefined;

/** Starts the PDF.js worker. The Trusted Types policy allows only its URL. */
function startWorker(): Worker {
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypesApi }).trustedTypes;
  const policy = trustedTypes?.createPolicy("portal-pdf", {
    createScriptURL: (url) => (url === workerUrl ? url : "about:blank"),
  });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module", name: "pdf" });
}

/** Returns whether this browser has the newest function that PDF.js needs. */
export const supportsPdf = (): boolean => "withResolvers" in Promise;

/** A PDF that is being opened. */
type PdfOpening = {
  /** Rejects for an invalid PDF, and in a browser that is too old. */
  pdf: Promise<PDFDocumentProxy>;
  /** Closes the PDF, also before it is open. */
  close: () => void;
};

/** Resolves when the last PDF is closed: until then, PDF.js refuses to open another one in the same worker. */
let lastClosed: Promise<unknown> = Promise.resolve();

/** Opens a PDF without scripts, forms, external resources and images above the limit. One PDF is open at a time. */
export function openPdf(bytes: Blob): PdfOpening {
  const loading = startLoading(bytes, lastClosed);
  return {
    pdf: loading.then(({ promise }) => promise),
    close: () => {
      lastClosed = loading.then((task) => task.destroy()).catch(() => undefined);
    },
  };
}

/** Begins to open a PDF once another one is closed. */
async function startLoading(bytes: Blob, otherClosed: Promise<unknown>): Promise<PDFDocumentLoadingTask> {
  if (!supportsPdf()) throw new Error("PDF.js needs a newer browser");
  worker ??= startWorker();
  GlobalWorkerOptions.workerPort = worker;
  const data = new Uint8Array(await bytes.arrayBuffer());
  await otherClosed;
  return getDocument({
    data,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    disableAutoFetch: true,
    stopAtErrors: false,
    maxImageSize: maxImagePixels,
    canvasMaxAreaInBytes: maxPagePixels * 4,
  });
}
