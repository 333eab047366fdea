import { proxy } from "valtio";
import { requestLanguage } from "../i18n/language.ts";

/** A toast with its translated text and the language of it. With `href` the text is a link to that path. */
export type Toast = {
  id: string;
  tone: "info" | "success" | "error";
  text: string;
  lang: string;
  href?: string | undefined;
  /** A Unix timestamp. */
  shownAtMs: number;
};

const mutableToastStore = proxy<{ toasts: Toast[] }>({ toasts: [] });

/** The toasts, the newest last: `useSnapshot(toastStore).toasts`. */
export const toastStore: { readonly toasts: readonly Toast[] } = mutableToastStore;

/** The default duration of a toast. An error has none: it stays until it is dismissed. */
export const defaultDurationMs = 6000;

/** More toasts remove the oldest. Notifications stay available in the list of notifications. */
const maxToasts = 20;

type ToastTimer = { remainingMs: number; startedAtMs: number; timer: ReturnType<typeof setTimeout> };
const timers = new Map<string, ToastTimer>();
let toastCount = 0;

/** Toasts with the same text and link within this time have one cause, such as several lists without a connection. */
const sameCauseMs = 1000;

/** Shows a toast, which replaces an earlier one with the same text and link. Returns the id of the toast. */
export function showToast({
  tone,
  text,
  href,
  durationMs = defaultDurationMs,
}: Pick<Toast, "tone" | "text" | "href"> & { durationMs?: number | undefined }): string {
  const duplicate = mutableToastStore.toasts.find(
    (toast) => toast.text === text && toast.tone === tone && toast.href === href,
  );
  const shownAtMs = Date.now();
  const isSameCause = duplicate !== undefined && shownAtMs - duplicate.shownAtMs < sameCauseMs;
  const id = isSameCause ? duplicate.id : `toast-${(toastCount += 1)}`;
  if (!isSameCause) {
    // A new one is in front of the others and is announced.
    if (duplicate !== undefined) dismissToast(duplicate.id);
    mutableToastStore.toasts.push({ id, tone, text, lang: requestLanguage(), href, shownAtMs });
  }
  // Errors are removed last: no other page shows them.
  if (mutableToastStore.toasts.length > maxToasts)
    dismissToast(
      (mutableToastStore.toasts.find(({ tone }) => tone !== "error") ?? mutableToastStore.toasts[0])?.id ?? id,
    );
  if (tone !== "error") startTimer(id, durationMs);
  return id;
}

/** Removes a toast. */
export function dismissToast(id: string): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  const index = mutableToastStore.toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) mutableToastStore.toasts.splice(index, 1);
}

/** Removes all toasts: they can name what concerns a person who has signed out. */
export function dismissToasts(): void {
  for (const { id } of mutableToastStore.toasts.slice()) dismissToast(id);
}

/** Pauses or resumes the timer of a toast. A resumed toast stays at least one second. */
export function pauseToast(id: string, isPaused: boolean): void {
  const current = timers.get(id);
  if (current === undefined) return;
  clearTimeout(current.timer);
  if (isPaused)
    timers.set(id, {
      ...current,
      remainingMs: Math.max(current.remainingMs - (Date.now() - current.startedAtMs), 1000),
    });
  else startTimer(id, current.remainingMs);
}

function startTimer(id: string, remainingMs: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.set(id, { remainingMs, startedAtMs: Date.now(), timer: setTimeout(() => dismissToast(id), remainingMs) });
}
