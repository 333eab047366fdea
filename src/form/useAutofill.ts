import { useEffect, useEffectEvent } from "react";

/** When to look for what the browser filled in by itself, in milliseconds after the form appeared; some do it without telling. */
const looks = [100, 500, 1500];

/**
 * Tells of fields that the browser filled in without an event, so that a filled-in form is not taken for an empty one.
 * `elementId` is the id of a field's control, `known` the text that the form believes to be in it.
 */
export function useAutofill(fields: readonly string[], elementId: (field: string) => string, known: (field: string) => string, onFilled: (field: string, value: string) => void): void {
  const look = useEffectEvent(() => {
    for (const field of fields) {
      const control = document.getElementById(elementId(field));
      if (control instanceof HTMLInputElement && control.value !== known(field)) onFilled(field, control.value);
    }
  });
  useEffect(() => {
    const timers = looks.map((wait) => setTimeout(look, wait));
    return () => timers.forEach(clearTimeout);
  }, []);
}
