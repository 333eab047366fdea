import { Suspense, useLayoutEffect, useReducer, type ReactNode } from "react";

const listeners = new Set<() => void>();
let loadCount = 0;

/** Makes the boundaries that show a fallback render their children again: a chunk or a response has arrived. */
export function announceLoad(): void {
  loadCount += 1;
  for (const listener of listeners) listener();
}

/**
 * React's `Suspense`, which renders its children as soon as what they wait for has been announced. React itself renders them
 * at the earliest 300 ms after any fallback has appeared (https://github.com/react/react/issues/31819), but only in the retry
 * of a boundary and not in an update. The skeletons of this portal become visible after 300 ms: without this, a fast response
 * would be as slow as that.
 */
export function UnthrottledSuspense({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <LoadListener seenLoads={loadCount} onLoad={renderAgain} />
        </>
      }
    >
      {children}
    </Suspense>
  );
}

/** Part of a fallback: calls `onLoad` for each load after `seenLoads`. */
function LoadListener({ seenLoads, onLoad }: { seenLoads: number; onLoad: () => void }): ReactNode {
  useLayoutEffect(() => {
    if (loadCount !== seenLoads) onLoad();
    listeners.add(onLoad);
    return () => void listeners.delete(onLoad);
  }, [seenLoads, onLoad]);
  return null;
}
