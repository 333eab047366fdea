import { Suspense, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from "react";
import { useLocation } from "wouter";

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
 * would be as slow as that. An element that loses the focus because its boundary is hidden meanwhile, such as the pressed
 * button that sorts a list, gets it back.
 */
export function UnthrottledSuspense({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const hiddenFocus = useRef<HTMLElement>(undefined);
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <LoadListener seenLoads={loadCount} onLoad={renderAgain} />
          <HiddenFocus hiddenRef={hiddenFocus} />
        </>
      }
    >
      {children}
      <RestoredFocus hiddenRef={hiddenFocus} />
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

type HiddenFocusProps = { hiddenRef: RefObject<HTMLElement | undefined> };

/** Part of a fallback: remembers the focused element when the boundary has hidden it. */
function HiddenFocus({ hiddenRef }: HiddenFocusProps): ReactNode {
  useLayoutEffect(() => {
    // The browser removes the focus only after the effects.
    const { activeElement, body } = document;
    const isHidden = activeElement !== body && activeElement?.getClientRects().length === 0;
    hiddenRef.current = isHidden ? (activeElement as HTMLElement) : undefined;
  }, [hiddenRef]);
  return null;
}

/** Part of the content of a boundary. On another page the focus belongs to its heading. */
function RestoredFocus(props: HiddenFocusProps): ReactNode {
  const [path] = useLocation();
  return <RestoredFocusOfPage key={path} {...props} />;
}

/** Its effect also runs when the boundary shows its children again. */
function RestoredFocusOfPage({ hiddenRef }: HiddenFocusProps): ReactNode {
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current && document.activeElement === document.body) hiddenRef.current?.focus({ preventScroll: true });
    wasShown.current = true;
    hiddenRef.current = undefined;
  }, [hiddenRef]);
  return null;
}
