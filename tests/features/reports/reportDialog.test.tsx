// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { ReportDialog } from "../../../src/features/reports/ReportDialog.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const report = { id: 1, title: "Hesabat", period: { from: "2026-01-01", to: "2026-03-31" }, dueDate: "2026-04-20" };

it("announces each time that the same file is not accepted", async () => {
  const rendered = await renderPage(<ReportDialog report={report} onClose={() => undefined} />, {
    respond: () => new Response(null, { status: 204 }),
  });
  unmount = rendered.unmount;
  const input = await waitForContent(() => {
    const found = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
    expect(found).not.toBeNull();
    return found;
  });
  const announced = new Set<ChildNode | null | undefined>();
  for (const count of [1, 2]) {
    if (input !== null)
      Object.defineProperty(input, "files", {
        value: [new File(["a"], "a.heic", { type: "image/heic" })],
        configurable: true,
      });
    input?.dispatchEvent(new Event("change", { bubbles: true }));
    await waitForContent(() => {
      const status = [...document.querySelectorAll("[role=status]")].find(({ textContent }) =>
        textContent.startsWith("a.heic: "),
      );
      if (status !== undefined) announced.add(status.firstChild);
      expect(announced.size).toBe(count);
    });
  }
});
