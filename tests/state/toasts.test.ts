import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerConfirmation, confirm, confirmationStore } from "../../src/state/confirmation.ts";
import { dismissToast, holdToast, showToast, toastStore, usualStay } from "../../src/state/toasts.ts";

const texts = (): string[] => toastStore.shown.map(({ text }) => text);
const idOf = (text: string): string => toastStore.shown.find((toast) => toast.text === text)?.id ?? "";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.shown.slice()) dismissToast(id);
  vi.useRealTimers();
});

describe("a message", () => {
  it("stays for its time and goes by itself", () => {
    showToast({ tone: "success", text: "Saxlanıldı" });
    vi.advanceTimersByTime(usualStay - 1);
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
    vi.advanceTimersByTime(usualStay - 1);
    showToast({ tone: "info", text: "Salam" });
    expect(texts()).toEqual(["Salam"]);
    vi.advanceTimersByTime(usualStay - 1);
    expect(texts()).toEqual(["Salam"]);
    showToast({ tone: "error", text: "Salam" });
    expect(texts()).toEqual(["Salam", "Salam"]);
  });

  it("waits while somebody reads it, and then has a moment left", () => {
    showToast({ tone: "info", text: "Salam" });
    vi.advanceTimersByTime(usualStay - 100);
    holdToast(idOf("Salam"), true);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(["Salam"]);
    holdToast(idOf("Salam"), false);
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
    holdToast("toast-of-yesterday", true);
    expect(texts()).toEqual([]);
  });
});

describe("a question", () => {
  it("is answered once", async () => {
    const answer = confirm({ message: "Əminsiniz?" });
    expect(confirmationStore.open).toEqual({ message: "Əminsiniz?" });
    answerConfirmation(true);
    answerConfirmation(false);
    expect(await answer).toBe(true);
    expect(confirmationStore.open).toBeUndefined();
  });

  it("gives way to the next one and counts as rejected", async () => {
    const first = confirm({ message: "Birinci" });
    const second = confirm({ message: "İkinci" });
    expect(await first).toBe(false);
    answerConfirmation(true);
    expect(await second).toBe(true);
  });
});
