import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- the bundler answers with the address of the file
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** The part of Trusted Types that we use; browsers without them take plain addresses. */
type TrustedTypesApi = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

let worker: Worker | undefined;

/** The reader of PDF works beside the page, from a script of our own origin: the one address that its policy lets through. */
function startWorker(): Worker {
  const policies = (globalThis as { trustedTypes?: TrustedTypesApi }).trustedTypes;
  const policy = policies?.createPolicy("portal-pdf", {
    createScriptURL: (address) => (address === workerAddress ? address : "about:blank"),
  });
  return new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: "module", name: "pdf" });
}

/** Opens a PDF. Nothing in it is run: no scripts, no forms, nothing is fetched from elsewhere. Throws for what is no sound PDF. */
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
  }).promise;
}
