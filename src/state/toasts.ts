import { proxy } from "valtio";

/** A toast with its translated text. With `href` the text is a link to that path. */
export type Toast = { id: string; tone: "info" | "success" | "error"; text: string; href?: string | undefined };

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

/** Shows a toast. A second toast with the same text only restarts the timer of the first. Returns the id of the toast. */
export function showToast({
  tone,
  text,
  href,
  durationMs = defaultDurationMs,
}: Omit<Toast, "id"> & { durationMs?: number | undefined }): string {
  const duplicate = mutableToastStore.toasts.find((toast) => toast.text === text && toast.tone === tone);
  const id = duplicate?.id ?? `toast-${(toastCount += 1)}`;
  if (duplicate === undefined) mutableToastStore.toasts.push({ id, tone, text, href });
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
