import type { ReactNode } from "react";

/** The texts of a control besides its label. */
export type FieldMessages = { hint?: ReactNode; error?: ReactNode };

/** Returns the element id of the hint of a field. */
export const getHintId = (id: string) => `${id}-hint`;

/** Returns the element id of the error of a field. */
export const getErrorId = (id: string) => `${id}-error`;

/**
 * Returns the `aria-describedby` of the control with this `id`: the ids of error, hint and additional descriptions.
 * Returns `undefined` when there is none.
 */
export function getDescribedBy(id: string, { hint, error }: FieldMessages, additionalIds?: string): string | undefined {
  const ids = [error ? getErrorId(id) : "", hint ? getHintId(id) : "", additionalIds ?? ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
