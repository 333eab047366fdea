import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- Vite resolves the import to the URL of the file
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
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

/** Opens a PDF without scripts, forms, external resources and images above the limit. Rejects for an invalid PDF. */
export async function openPdf(bytes: Blob): Promise<PDFDocumentProxy> {
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
