import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resolveConfirmation, requestConfirmation, confirmationStore } from "../../src/state/confirmation.ts";
import {
  dismissToast,
  dismissToasts,
  pauseToast,
  showToast,
  toastStore,
  defaultDurationMs,
} from "../../src/state/toasts.ts";

const texts = (): string[] => toastStore.toasts.map(({ text }) => text);
const findId = (text: string): string => toastStore.toasts.find((toast) => toast.text === text)?.id ?? "";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.toasts.slice()) dismissToast(id);
  vi.useRealTimers();
});

describe("a toast", () => {
  it("disappears after its duration", () => {
    showToast({ tone: "success", text: "Saxlanıldı" });
    vi.advanceTimersByTime(defaultDurationMs - 1);
    expect(texts()).toEqual(["Saxlanıldı"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it("disappears with all others, at the end of a session", () => {
    for (const tone of ["success", "error", "info"] as const) showToast({ tone, text: tone });
    dismissToasts();
    expect(texts()).toEqual([]);
  });

  it("with an error stays until it is dismissed", () => {
    showToast({ tone: "error", text: "Xəta" });
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(["Xəta"]);
    dismissToast(findId("Xəta"));
    expect(texts()).toEqual([]);
  });

  it("restarts its timer when the same text is shown again", () => {
    showToast({ tone: "info", text: "Salam" });
    vi.advanceTimersByTime(defaultDurationMs - 1);
    showToast({ tone: "info", text: "Salam" });
    expect(texts()).toEqual(["Salam"]);
    vi.advanceTimersByTime(defaultDurationMs - 1);
    expect(texts()).toEqual(["Salam"]);
    showToast({ tone: "error", text: "Salam" });
    expect(texts()).toEqual(["Salam", "Salam"]);
  });

  it("with the same text and another link is one of its own", () => {
    for (const href of ["/my-appeals/1", "/my-appeals/2", "/my-appeals/1"])
      showToast({ tone: "info", text: "Müraciətin statusu dəyişib", href });
    expect(toastStore.toasts.map(({ href }) => href)).toEqual(["/my-appeals/1", "/my-appeals/2"]);
  });

  it("is new and in front of the others when the same text is shown again later", () => {
    const first = showToast({ tone: "error", text: "Xəta" });
    showToast({ tone: "success", text: "Saxlanıldı" });
    vi.advanceTimersByTime(2000);
    expect(showToast({ tone: "error", text: "Xəta" })).not.toBe(first);
    expect(texts()).toEqual(["Saxlanıldı", "Xəta"]);
  });

  it("is the same when several requests fail with the same text at once", () => {
    const first = showToast({ tone: "error", text: "Bağlantı yoxdur" });
    vi.advanceTimersByTime(500);
    expect(showToast({ tone: "error", text: "Bağlantı yoxdur" })).toBe(first);
    expect(texts()).toEqual(["Bağlantı yoxdur"]);
  });

  it("keeps at least one second after a pause", () => {
    showToast({ tone: "info", text: "Salam" });
    vi.advanceTimersByTime(defaultDurationMs - 100);
    pauseToast(findId("Salam"), true);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(["Salam"]);
    pauseToast(findId("Salam"), false);
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(["Salam"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it("is removed when twenty newer ones exist, unless it is an error", () => {
    showToast({ tone: "error", text: "Xəta" });
    for (let count = 0; count < 10_000; count += 1) showToast({ tone: "info", text: `Xəbər ${count}` });
    expect(texts()).toHaveLength(20);
    expect([texts()[0], texts().at(-1)]).toEqual(["Xəta", "Xəbər 9999"]);
  });

  it("ignores an unknown id", () => {
    dismissToast("toast-unknown");
    pauseToast("toast-unknown", true);
    expect(texts()).toEqual([]);
  });
});

describe("a confirmation", () => {
  it("resolves once", async () => {
    const isAccepted = requestConfirmation({ message: "Əminsiniz?" });
    expect(confirmationStore.open).toEqual({ message: "Əminsiniz?" });
    resolveConfirmation(true);
    resolveConfirmation(false);
    expect(await isAccepted).toBe(true);
    expect(confirmationStore.open).toBeUndefined();
  });

  it("is rejected by the next one", async () => {
    const first = requestConfirmation({ message: "Birinci" });
    const second = requestConfirmation({ message: "İkinci" });
    expect(await first).toBe(false);
    resolveConfirmation(true);
    expect(await second).toBe(true);
  });
});
