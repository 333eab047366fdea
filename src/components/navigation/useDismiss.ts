import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

type DismissReason = "escape" | "outside";

/**
 * While `open`, calls `dismiss` on Escape and on a press or a focus outside `root`.
 * An open panel must not cover the element that has keyboard focus.
 */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  dismiss: (reason: DismissReason) => void,
) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onDismiss("escape");
    };
    const onOutsideEvent = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss("outside");
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onOutsideEvent);
    document.addEventListener("focusin", onOutsideEvent);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onOutsideEvent);
      document.removeEventListener("focusin", onOutsideEvent);
    };
  }, [open, root]);
}
