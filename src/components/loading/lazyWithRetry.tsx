import { lazy, useState, type ReactNode } from "react";
import { reloadForMissingChunk } from "./release.ts";
import { announceLoad } from "./UnthrottledSuspense.tsx";

type FunctionComponent<Props> = (props: Props) => ReactNode;

/** A module whose default export is a function component. */
export type ComponentModule<Props> = { default: FunctionComponent<Props> };

/** A component whose chunk is loaded on its first render, or earlier by `preload`. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the chunk ahead of the first render. Never rejects: the render reports a chunk that cannot be loaded. */
  preload: () => Promise<void>;
};

/** One function for each component whose chunk failed to load: it makes the next render request the chunk again. */
const failedLoadResets = new Set<() => void>();

/**
 * Returns React's `lazy` component with a `preload` function and two differences:
 * - React caches a failed import for good, so a dialog opened offline would fail until the page is reloaded. Here
 *   `retryFailedLoads` requests the chunk again. A chunk that a newer release removed reloads the page instead.
 * - React suspends even for a chunk that is already loaded. Navigation by wouter is a synchronous update, in which React
 *   commits the fallback: a preloaded page would be replaced by its skeleton for a frame. Here it renders at once.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentModule<Props>>): LazyComponent<Props> {
  let pending: Promise<ComponentModule<Props>> | undefined;
  let loaded: ComponentModule<Props> | undefined;

  const loadOnce = (): Promise<ComponentModule<Props>> => {
    pending ??= load().then(
      (module) => {
        loaded = module;
        announceLoad();
        return module;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const createLazy = () =>
    lazy(() =>
      loadOnce().catch(async (error: unknown) => {
        // The fallback stays until the browser has left the page.
        if (await reloadForMissingChunk(error)) return new Promise<never>(() => undefined);
        failedLoadResets.add(() => (Lazy = createLazy()));
        throw error;
      }),
    );
  let Lazy = createLazy();

  function LazyWithRetry(props: Props): ReactNode {
    // Chosen once: another component type in a later render would unmount the first one and lose its state.
    const [Component] = useState(() => loaded?.default ?? Lazy);
    return <Component {...props} />;
  }
  const preload = (): Promise<void> =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(LazyWithRetry, { preload });
}

/** Makes the next render of each component whose chunk failed to load request it again. */
export function retryFailedLoads(): void {
  for (const reset of failedLoadResets) reset();
  failedLoadResets.clear();
}
