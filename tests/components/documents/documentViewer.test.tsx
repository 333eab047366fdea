// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import DocumentViewer from "../../../src/components/documents/DocumentViewer.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it.each([
  ["not again after minutes without progress", 408, 1],
  ["up to three times while the service is unavailable", 503, 3],
])("requests its document %s", async (_name, status, expectedCount) => {
  let count = 0;
  const document = {
    id: 7,
    name: "Protocol",
    fileName: "protocol.pdf",
    mimeType: "application/pdf",
    size: 9,
    createdAt: "2026-03-18T10:00:00+04:00",
  };
  const rendered = await renderPage(<DocumentViewer document={document} onClose={() => undefined} />, {
    respond: () => {
      count += 1;
      return new Response(null, { status });
    },
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(globalThis.document.body.textContent).toContain("Try again"));
  expect(count).toBe(expectedCount);
});
