import { proxy } from "valtio";

/** One short message on the screen, already in words. With `href`, the whole text is a link to that address of the portal. */
export type Toast = { id: string; tone: "info" | "success" | "error"; text: string; href?: string | undefined };

const mutableToastStore = proxy<{ toasts: Toast[] }>({ toasts: [] });

/** The messages on the screen, the newest last: `useSnapshot(toastStore).shown`. */
export const toastStore: { readonly toasts: readonly Toast[] } = mutableToastStore;

/** How long a message stays when nothing else is said, in milliseconds. Errors stay until they are dismissed. */
export const defaultDurationMs = 6000;

/** How many messages wait to be seen. In a flood the oldest make room: what they told is in the person's list. */
const maxToasts = 20;

type ToastTimer = { remainingMs: number; startedAtMs: number; timer: ReturnType<typeof setTimeout> };
const timers = new Map<string, ToastTimer>();
let toastCount = 0;

/** Shows a message. The same words are not shown twice at a time; saying them again only lets them stay longer. */
export function showToast({
  tone,
  text,
  href,
  durationMs = defaultDurationMs,
}: Omit<Toast, "id"> & { durationMs?: number | undefined }): void {
  const same = mutableToastStore.toasts.find((toast) => toast.text === text && toast.tone === tone);
  const id = same?.id ?? `toast-${(toastCount += 1)}`;
  if (same === undefined) mutableToastStore.toasts.push({ id, tone, text, href });
  // An error is the last to go: nothing else tells of it.
  if (mutableToastStore.toasts.length > maxToasts)
    dismissToast(
      (mutableToastStore.toasts.find(({ tone }) => tone !== "error") ?? mutableToastStore.toasts[0])?.id ?? id,
    );
  if (tone !== "error") startTimer(id, durationMs);
}

/** Takes a message off the screen. */
export function dismissToast(id: string): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  const place = mutableToastStore.toasts.findIndex((toast) => toast.id === id);
  if (place >= 0) mutableToastStore.toasts.splice(place, 1);
}

/** Stops a message's clock while the pointer or the focus is on it, and lets it run on afterwards. */
export function pauseToast(id: string, isPaused: boolean): void {
  const clock = timers.get(id);
  if (clock === undefined) return;
  clearTimeout(clock.timer);
  if (isPaused)
    timers.set(id, { ...clock, remainingMs: Math.max(clock.remainingMs - (Date.now() - clock.startedAtMs), 1000) });
  else startTimer(id, clock.remainingMs);
}

function startTimer(id: string, remainingMs: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.set(id, { remainingMs, startedAtMs: Date.now(), timer: setTimeout(() => dismissToast(id), remainingMs) });
}
