import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPdf } from "../../../src/components/documents/openPdf.ts";
import { maxImagePixels, maxPagePixels } from "../../../src/components/documents/previewLimits.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

const pdfjs = vi.hoisted(() => {
  const state = { closing: [] as (() => void)[], opened: 0, options: {} };
  /** As PDF.js with one worker: it opens no PDF while another one is being closed. */
  const getDocument = (options: object) => {
    state.options = options;
    if (state.closing.length > 0) throw new Error("the worker is being destroyed");
    state.opened += 1;
    return {
      promise: Promise.resolve({ numPages: state.opened }),
      destroy: () => new Promise<void>((resolve) => state.closing.push(resolve)),
    };
  };
  return { state, getDocument };
});
vi.mock("pdfjs-dist/legacy/build/pdf.mjs", () => ({ getDocument: pdfjs.getDocument, GlobalWorkerOptions: {} }));
vi.mock("pdfjs-dist/legacy/build/pdf.worker.min.mjs?url", () => ({ default: "/pdf.worker.js" }));

const bytes = new Blob(["%PDF-1.7"]);
beforeEach(() => {
  vi.stubGlobal("Worker", vi.fn<() => void>());
  pdfjs.state.opened = 0;
});
afterEach(async () => {
  await waitForEffects();
  pdfjs.state.closing.pop()?.();
});

it("a PDF is opened when the one before, which is still being closed, is closed", async () => {
  const first = openPdf(bytes);
  expect(await first.pdf).toEqual({ numPages: 1 });
  first.close();
  const second = openPdf(bytes);
  await waitForEffects();
  expect(pdfjs.state.opened).toBe(1);
  pdfjs.state.closing.pop()?.();
  expect(await second.pdf).toEqual({ numPages: 2 });
  second.close();
});

it("a PDF is opened without forms, other resources and images above the limit", async () => {
  const opening = openPdf(bytes);
  await opening.pdf;
  expect(pdfjs.state.options).toMatchObject({
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: maxImagePixels,
    canvasMaxAreaInBytes: 4 * maxPagePixels,
  });
  opening.close();
});

it("a PDF that is closed before it is open does not keep the next one from opening", async () => {
  const first = openPdf(bytes);
  first.close();
  const second = openPdf(bytes);
  await waitForEffects();
  pdfjs.state.closing.pop()?.();
  expect(await second.pdf).toEqual({ numPages: 2 });
});
