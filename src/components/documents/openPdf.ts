import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
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

/** Opens a PDF without scripts, forms, external resources and images above the limit. Rejects for an invalid PDF, and in a browser that is too old. */
export async function openPdf(bytes: Blob): Promise<PDFDocumentProxy> {
  if (!supportsPdf()) throw new Error("PDF.js needs a newer browser");
  worker ??= startWorker();
  GlobalWorkerOptions.workerPort = worker;
  const data = new Uint8Array(await bytes.arrayBuffer());
  return getDocument({
    data,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    disableAutoFetch: true,
    stopAtErrors: false,
    maxImageSize: maxImagePixels,
    canvasMaxAreaInBytes: maxPagePixels * 4,
  }).promise;
}
