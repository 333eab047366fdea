import { useEffect, useRef } from "react";

/**
 * Returns a function that runs an action when no pointer is down. An error message that appears on blur would move the
 * button away from under the pressed pointer, and the click would be lost.
 */
export function useAfterPointerUp(): (action: () => void) => void {
  const isPointerDown = useRef(false);
  const pending = useRef<(() => void)[]>([]);
  useEffect(() => {
    const onPointerDown = (): void => {
      isPointerDown.current = true;
    };
    const onPointerUp = (): void => {
      isPointerDown.current = false;
      const actions = pending.current.splice(0);
      // The click event comes before the actions.
      setTimeout(() => actions.forEach((action) => action()));
    };
    addEventListener("pointerdown", onPointerDown, true);
    addEventListener("pointerup", onPointerUp, true);
    addEventListener("pointercancel", onPointerUp, true);
    return () => {
      removeEventListener("pointerdown", onPointerDown, true);
      removeEventListener("pointerup", onPointerUp, true);
      removeEventListener("pointercancel", onPointerUp, true);
    };
  }, []);
  return (action) => {
    if (isPointerDown.current) pending.current.push(action);
    else setTimeout(action);
  };
}
