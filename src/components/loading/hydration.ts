import { useDeferredValue, useEffect, useSyncExternalStore } from "react";

/*
 * Browsers show a prerendered page long before its scripts have run, and React does not replay clicks from before
 * hydration: on a slow phone they would be lost. index.html records the last early click and replays it on the event
 * "hydrated", once its button is no longer inside an element with the attribute data-pending-hydration.
 */

const subscribeNever = (): (() => void) => () => undefined;
const getTrue = (): boolean => true;

/** Returns whether what the component renders is in the HTML of the page: on the server, and when hydration begins. */
export function useServerRendered(): boolean {
  let isServerRendered = false;
  // oxlint-disable-next-line react/immutability -- React reads the server snapshot during this render
  useSyncExternalStore(subscribeNever, getTrue, () => (isServerRendered = true));
  return isServerRendered;
}

/**
 * Returns whether the component is hydrated: `false` on the server and in the first render of hydration, then `true`.
 * The second render is deferred, so that it does not block typing or scrolling.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, !useServerRendered());
}

/** Announces to the script in index.html that a part of the page handles events now. */
export function announceHydrated(): void {
  dispatchEvent(new Event("hydrated"));
}

/**
 * Returns the value of `data-pending-hydration` for an element that is hydrated later than the rest of the page, and
 * announces when it is hydrated.
 */
export function usePendingHydration(): true | undefined {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) announceHydrated();
  }, [isHydrated]);
  return isHydrated ? undefined : true;
}
