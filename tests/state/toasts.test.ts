import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resolveConfirmation, requestConfirmation, confirmationStore } from "../../src/state/confirmation.ts";
import { dismissToast, pauseToast, showToast, toastStore, defaultDurationMs } from "../../src/state/toasts.ts";

const texts = (): string[] => toastStore.toasts.map(({ text }) => text);
const idOf = (text: string): string => toastStore.toasts.find((toast) => toast.text === text)?.id ?? "";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.toasts.slice()) dismissToast(id);
  vi.useRealTimers();
});

describe("a message", () => {
  it("stays for its time and goes by itself", () => {
    showToast({ tone: "success", text: "Saxlanıldı" });
    vi.advanceTimersByTime(defaultDurationMs - 1);
    expect(texts()).toEqual(["Saxlanıldı"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it("of an error stays until it is dismissed", () => {
    showToast({ tone: "error", text: "Xəta" });
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(["Xəta"]);
    dismissToast(idOf("Xəta"));
    expect(texts()).toEqual([]);
  });

  it("is not shown twice at a time; said again, it stays longer", () => {
    showToast({ tone: "info", text: "Salam" });
    vi.advanceTimersByTime(defaultDurationMs - 1);
    showToast({ tone: "info", text: "Salam" });
    expect(texts()).toEqual(["Salam"]);
    vi.advanceTimersByTime(defaultDurationMs - 1);
    expect(texts()).toEqual(["Salam"]);
    showToast({ tone: "error", text: "Salam" });
    expect(texts()).toEqual(["Salam", "Salam"]);
  });

  it("waits while somebody reads it, and then has a moment left", () => {
    showToast({ tone: "info", text: "Salam" });
    vi.advanceTimersByTime(defaultDurationMs - 100);
    pauseToast(idOf("Salam"), true);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(["Salam"]);
    pauseToast(idOf("Salam"), false);
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(["Salam"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it("makes room in a flood of others, unless it is an error", () => {
    showToast({ tone: "error", text: "Xəta" });
    for (let count = 0; count < 10_000; count += 1) showToast({ tone: "info", text: `Xəbər ${count}` });
    expect(texts()).toHaveLength(20);
    expect([texts()[0], texts().at(-1)]).toEqual(["Xəta", "Xəbər 9999"]);
  });

  it("that is gone cannot be dismissed or held again", () => {
    dismissToast("toast-of-yesterday");
    pauseToast("toast-of-yesterday", true);
    expect(texts()).toEqual([]);
  });
});

describe("a question", () => {
  it("is answered once", async () => {
    const answer = requestConfirmation({ message: "Əminsiniz?" });
    expect(confirmationStore.open).toEqual({ message: "Əminsiniz?" });
    resolveConfirmation(true);
    resolveConfirmation(false);
    expect(await answer).toBe(true);
    expect(confirmationStore.open).toBeUndefined();
  });

  it("gives way to the next one and counts as rejected", async () => {
    const first = requestConfirmation({ message: "Birinci" });
    const second = requestConfirmation({ message: "İkinci" });
    expect(await first).toBe(false);
    resolveConfirmation(true);
    expect(await second).toBe(true);
  });
});
