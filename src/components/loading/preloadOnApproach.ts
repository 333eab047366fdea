import type { LazyComponent } from "./lazyWithRetry.tsx";

/** The handlers of `preloadOnApproach`. */
type ApproachHandlers = { onPointerEnter: () => void; onFocus: () => void };

/** Returns the event handlers of a button that load a component's chunk as soon as the pointer or the focus reaches the button. */
export function preloadOnApproach({ preload }: Pick<LazyComponent<never>, "preload">): ApproachHandlers {
  const onApproach = (): void => void preload();
  return { onPointerEnter: onApproach, onFocus: onApproach };
}
