import { proxy } from "valtio";

/** One short message on the screen, already in words. With `href`, the whole text is a link to that address of the portal. */
export type Toast = { id: string; tone: "info" | "success" | "error"; text: string; href?: string | undefined };

const store = proxy<{ shown: Toast[] }>({ shown: [] });

/** The messages on the screen, the newest last: `useSnapshot(toastStore).shown`. */
export const toastStore: { readonly shown: readonly Toast[] } = store;

/** How long a message stays when nothing else is said, in milliseconds. Errors stay until they are dismissed. */
export const usualStay = 6000;

/** How many messages wait to be seen. In a flood the oldest make room: what they told is in the person's list. */
const most = 20;

type Clock = { left: number; since: number; timer: ReturnType<typeof setTimeout> };
const clocks = new Map<string, Clock>();
let count = 0;

/** Shows a message. The same words are not shown twice at a time; saying them again only lets them stay longer. */
export function showToast({ tone, text, href, stays = usualStay }: Omit<Toast, "id"> & { stays?: number | undefined }): void {
  const same = store.shown.find((toast) => toast.text === text && toast.tone === tone);
  const id = same?.id ?? `toast-${(count += 1)}`;
  if (same === undefined) store.shown.push({ id, tone, text, href });
  // An error is the last to go: nothing else tells of it.
  if (store.shown.length > most) dismissToast((store.shown.find(({ tone }) => tone !== "error") ?? store.shown[0])?.id ?? id);
  if (tone !== "error") start(id, stays);
}

/** Takes a message off the screen. */
export function dismissToast(id: string): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  const place = store.shown.findIndex((toast) => toast.id === id);
  if (place >= 0) store.shown.splice(place, 1);
}

/** Stops a message's clock while the pointer or the focus is on it, and lets it run on afterwards. */
export function holdToast(id: string, held: boolean): void {
  const clock = clocks.get(id);
  if (clock === undefined) return;
  clearTimeout(clock.timer);
  if (held) clocks.set(id, { ...clock, left: Math.max(clock.left - (Date.now() - clock.since), 1000) });
  else start(id, clock.left);
}

function start(id: string, left: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.set(id, { left, since: Date.now(), timer: setTimeout(() => dismissToast(id), left) });
}
