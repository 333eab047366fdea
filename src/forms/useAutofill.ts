import { useEffect, useEffectEvent } from "react";

/** When to look for what the browser filled in by itself, in milliseconds after the form appeared; some do it without telling. */
const checkDelaysMs = [100, 500, 1500];

/**
 * Tells of fields that the browser filled in without an event, so that a filled-in form is not taken for an empty one.
 * A control whose autocomplete is off holds what no browser fills in, and not always text; a tick box holds no text at all. `elementId` is the id of a field's
 * control, `known` the text that the form believes to be in it. All that were filled in are told at once: what the form does
 * not know of, it would empty when it is drawn again.
 */
export function useAutofill(
  fields: readonly string[],
  elementId: (field: string) => string,
  currentValue: (field: string) => string,
  onAutofill: (filled: ReadonlyMap<string, string>) => void,
): void {
  const look = useEffectEvent(() => {
    const filled = new Map<string, string>();
    for (const field of fields) {
      const control = document.getElementById(elementId(field));
      if (
        control instanceof HTMLInputElement &&
        control.type !== "checkbox" &&
        control.autocomplete !== "off" &&
        control.value !== currentValue(field)
      )
        filled.set(field, control.value);
    }
    if (filled.size > 0) onAutofill(filled);
  });
  useEffect(() => {
    const timers = checkDelaysMs.map((wait) => setTimeout(look, wait));
    return () => timers.forEach(clearTimeout);
  }, []);
}
