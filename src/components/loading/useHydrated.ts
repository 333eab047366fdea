import { useDeferredValue, useSyncExternalStore } from "react";

const subscribeNever = (): (() => void) => () => undefined;
const getTrue = (): boolean => true;

/**
 * Whether the page has come to life: false on a server and while the page that it sent is taken over, true from then on. What
 * changes with it is drawn in small steps, so that nobody who reads or types meanwhile is kept waiting.
 */
export function useHydrated(): boolean {
  let sent = false;
  // oxlint-disable-next-line react/immutability -- React asks at once, and only on a server or of a page that one sent
  useSyncExternalStore(subscribeNever, getTrue, () => (sent = true));
  return useDeferredValue(true, !sent);
}
