// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { ReportDialog } from "../../../src/features/reports/ReportDialog.tsx";
import messages from "../../../locales/en.json" with { type: "json" };
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const report = { id: 1, title: "Hesabat", period: { from: "2026-01-01", to: "2026-03-31" }, dueDate: "2026-04-20" };

/** Renders the dialog. Returns its file field. */
async function renderDialog(): Promise<HTMLInputElement> {
  const rendered = await renderPage(<ReportDialog report={report} onClose={() => undefined} />, {
    respond: () => new Response(null, { status: 204 }),
  });
  unmount = rendered.unmount;
  return waitForContent(
    () => document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]") ?? expect.fail("no field"),
  );
}

function choose(input: HTMLInputElement, file: File): void {
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

it("announces each time that the same file is not accepted", async () => {
  const input = await renderDialog();
  const announced = new Set<ChildNode | null | undefined>();
  for (const count of [1, 2]) {
    choose(input, new File(["a"], "a.heic", { type: "image/heic" }));
    await waitForContent(() => {
      const status = [...document.querySelectorAll("[role=status]")].find(({ textContent }) =>
        textContent.startsWith("a.heic: "),
      );
      if (status !== undefined) announced.add(status.firstChild);
      expect(announced.size).toBe(count);
    });
  }
});

/** A request that is refused because its file is too large. */
class RefusedRequest extends EventTarget {
  upload = new EventTarget();
  status = 413;
  response = new Blob([]);
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  getResponseHeader = (): null => null;
  send = (): boolean => this.dispatchEvent(new Event("load"));
}

it.each([
  ["is accepted", "b.pdf", "%PDF-1.7"],
  ["is not accepted either", "b.heic", "b"],
])(
  "says nothing about the file that was sent when another one is chosen, which %s",
  async (_name, fileName, content) => {
    const input = await renderDialog();
    vi.stubGlobal("XMLHttpRequest", RefusedRequest);
    const getAlerts = (): string[] =>
      [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
    choose(input, new File(["%PDF-1.7"], "a.pdf"));
    await waitForContent(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("a.pdf"));
    const submit = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === messages["report.submit"],
    );
    submit?.click();
    await waitForContent(() => expect(getAlerts()).toEqual([messages["attachment.tooLarge"]]));

    choose(input, new File([content], fileName));
    await waitForContent(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain(fileName));
    expect(getAlerts()).toEqual([]);
  },
);
