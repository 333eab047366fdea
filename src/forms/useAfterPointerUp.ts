import { useEffect, useRef } from "react";

/**
 * Does something as soon as no pointer is pressed. A message that appeared on leaving a field would push the button away from
 * under the pointer that is just pressing it, and the press would be lost.
 */
export function useAfterPointerUp(): (action: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = (): void => {
      pressed.current = true;
    };
    const release = (): void => {
      pressed.current = false;
      const actions = waiting.current.splice(0);
      // The click that the release makes comes first.
      setTimeout(() => actions.forEach((action) => action()));
    };
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("pointerup", release, true);
      removeEventListener("pointercancel", release, true);
    };
  }, []);
  return (action) => {
    if (pressed.current) waiting.current.push(action);
    else setTimeout(action);
  };
}
