// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ToastRegion from "../../src/app/layout/ToastRegion.tsx";
import { dismissToasts, showToast, toastStore } from "../../src/state/toasts.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

const durationMs = 60_000;

let unmount = (): void => undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  unmount();
  dismissToasts();
  vi.useRealTimers();
});

const waitForVisible = (text: string): Promise<void> =>
  waitForContent(() =>
    expect([...document.querySelectorAll(".toast-text")].map(({ textContent }) => textContent)).toEqual([text]),
  );

it("shows each of the toasts that arrive together for its time, the newest first", async () => {
  const rendered = await renderPage(<ToastRegion />, { respond: () => new Response(null) });
  unmount = rendered.unmount;
  for (const text of ["The case was sent", "The answer is there"]) showToast({ tone: "success", text, durationMs });
  await waitForVisible("The answer is there");
  vi.advanceTimersByTime(durationMs);
  await waitForVisible("The case was sent");
  vi.advanceTimersByTime(durationMs / 2);
  expect(toastStore.toasts).toHaveLength(1);
  vi.advanceTimersByTime(durationMs / 2);
  expect(toastStore.toasts).toEqual([]);
});
