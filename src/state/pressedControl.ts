/** The control of the last press, unless the focus has moved since. */
let pressedControl: HTMLElement | null = null;

/** Remembers which control was pressed last. Returns a clean-up function. */
export function trackPressedControl(): () => void {
  const onClick = ({ target }: Event): void => {
    pressedControl = target instanceof Element ? target.closest<HTMLElement>("a, button, input, summary") : null;
  };
  const onFocus = (): void => {
    pressedControl = null;
  };
  addEventListener("click", onClick, true);
  addEventListener("focusin", onFocus, true);
  return () => {
    removeEventListener("click", onClick, true);
    removeEventListener("focusin", onFocus, true);
  };
}

/**
 * Focuses the control that was pressed last, unless the focus has moved since: Safari, and Firefox on macOS, focus what can
 * have the focus around a pressed button instead.
 */
export const focusPressedControl = (): void => pressedControl?.focus({ preventScroll: true });
