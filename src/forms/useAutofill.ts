import { useEffect, useEffectEvent } from "react";

/** The times of the checks in milliseconds after the fields appear. Some browsers autofill without an event. */
const checkDelaysMs = [100, 500, 1500];

/**
 * Reports fields that the browser autofilled without an event. `elementId` returns the id of the control of a field,
 * `currentValue` the text that the control is to show. Ignores checkboxes and controls with `autocomplete="off"`. All fields are
 * reported at once, because the next render resets the controls to the form state. `group` is that of the shown fields: each
 * group is checked.
 */
export function useAutofill(
  fields: readonly string[],
  elementId: (field: string) => string,
  currentValue: (field: string) => string,
  onAutofill: (filled: ReadonlyMap<string, string>) => void,
  group: string | undefined,
): void {
  const checkControls = useEffectEvent(() => {
    const filled = new Map<string, string>();
    for (const field of fields) {
      const control = document.getElementById(elementId(field));
      if (
        control instanceof HTMLInputElement &&
        control.type !== "checkbox" &&
        control.autocomplete !== "off" &&
        control.value !== sanitise(control, currentValue(field))
      )
        filled.set(field, control.value);
    }
    if (filled.size > 0) onAutofill(filled);
  });
  useEffect(() => {
    const timers = checkDelaysMs.map((delayMs) => setTimeout(checkControls, delayMs));
    return () => timers.forEach(clearTimeout);
  }, [group]);
}

/** Returns what a control makes of a text: one for an e-mail address removes the spaces at both ends. */
function sanitise({ type }: HTMLInputElement, text: string): string {
  const copy = document.createElement("input");
  copy.type = type;
  copy.value = text;
  return copy.value;
}
