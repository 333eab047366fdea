import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

/** Why an open panel should close. */
export type DismissReason = "escape" | "outside";

/**
 * While `open`, calls `dismiss` when Escape is pressed or when a press or the focus lands outside `root`.
 * Closing on lost focus keeps an open panel from covering what the keyboard has reached.
 */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  dismiss: (reason: DismissReason) => void,
) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onDismiss("escape");
    };
    const onReach = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss("outside");
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onReach);
    document.addEventListener("focusin", onReach);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onReach);
      document.removeEventListener("focusin", onReach);
    };
  }, [open, root]);
}
