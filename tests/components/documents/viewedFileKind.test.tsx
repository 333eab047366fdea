// @vitest-environment jsdom
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSampleFile } from "../../../mocks/sampleData/sampleFiles.ts";
import { FileViewer } from "../../../src/components/documents/FileViewer.tsx";
import { viewState } from "../../../src/state/viewState.ts";
import { createPdfBytes, createPngHeader } from "../../e2e/support/fileFixtures.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

// jsdom has no canvas for the pages of a PDF.
vi.mock("../../../src/components/documents/PdfViewer.tsx", () => ({ default: () => null }));

let unmount = (): void => undefined;
beforeEach(() => {
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => unmount());

it.each([
  ["image/png", () => createPngHeader(120, 80), "image"],
  ["video/mp4", () => createSampleFile("phoneVideo"), "video"],
  ["application/pdf", () => createPdfBytes(1, [595, 842]), "pdf"],
  ["a type that its content does not have", () => createSampleFile("hostilePage"), undefined],
])("the kind of a file with %s is known while it is shown", async (mimeType, createBytes, kind) => {
  // That of another file.
  viewState.viewedFileKind = kind === "image" ? "pdf" : "image";
  const onLoad = vi.fn<() => void>();
  const rendered = await renderPage(
    <Suspense>
      <FileViewer
        bytes={new Blob([createBytes()], { type: mimeType })}
        mimeType={mimeType}
        name="File"
        onLoad={onLoad}
      />
    </Suspense>,
    { respond: () => new Response(null) },
  );
  unmount = rendered.unmount;
  await waitForContent(() => expect(onLoad).toHaveBeenCalledTimes(1));
  expect(viewState.viewedFileKind).toBe(kind);
  rendered.unmount();
  await waitForContent(() => expect(viewState.viewedFileKind).toBeUndefined());
});
