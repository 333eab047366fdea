import { useDeferredValue, useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;

/**
 * Whether the page has come to life: false on a server and while the page that it sent is taken over, true from then on. What
 * changes with it is drawn in small steps, so that nobody who reads or types meanwhile is kept waiting.
 */
export function useHydrated(): boolean {
  let sent = false;
  // oxlint-disable-next-line react/immutability -- React asks at once, and only on a server or of a page that one sent
  useSyncExternalStore(never, yes, () => (sent = true));
  return useDeferredValue(true, !sent);
}
