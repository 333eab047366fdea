import type { ReactNode } from "react";

/** The texts of a control besides its label. */
export type FieldMessages = { hint?: ReactNode; error?: ReactNode };

/** Returns the element id of the hint of a field. */
export const getHintId = (id: string) => `${id}-hint`;

/** Returns the element id of the error of a field. */
export const getErrorId = (id: string) => `${id}-error`;

/**
 * Returns the `aria-required` of a control. The attribute `required` would also make an empty control invalid before anything
 * is entered, which Firefox passes on to screen readers; the forms are not validated by the browser.
 */
export const getAriaRequired = (isRequired: boolean | undefined): true | undefined => isRequired || undefined;

/**
 * Returns the `aria-describedby` of the control with this `id`: the ids of error, hint and additional descriptions.
 * Returns `undefined` when there is none.
 */
export function getDescribedBy(id: string, { hint, error }: FieldMessages, additionalIds?: string): string | undefined {
  const ids = [error ? getErrorId(id) : "", hint ? getHintId(id) : "", additionalIds ?? ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
