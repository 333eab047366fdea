import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { useLocation } from "wouter";
import { UnthrottledSuspense } from "./UnthrottledSuspense.tsx";

/**
 * `UnthrottledSuspense`, which gives the focus back to an element that has lost it because the boundary hid its children until
 * something else is loaded, such as the pressed button that sorts a list.
 */
export function FocusKeepingSuspense({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  const hiddenFocus = useRef<HTMLElement>(undefined);
  return (
    <UnthrottledSuspense
      fallback={
        <>
          {fallback}
          <HiddenFocus hiddenRef={hiddenFocus} />
        </>
      }
    >
      {children}
      <RestoredFocus hiddenRef={hiddenFocus} />
    </UnthrottledSuspense>
  );
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
