import type { ReactNode } from "react";

/** What is said around a control besides its label. */
export type FieldMessages = { hint?: ReactNode; error?: ReactNode };

/** The element id of a field's hint. */
export const getHintId = (id: string) => `${id}-hint`;

/** The element id of a field's error. */
export const getErrorId = (id: string) => `${id}-error`;

/**
 * The value of `aria-describedby` for the control with this `id`: the ids of what is really there, the error first.
 * `also` are ids of further descriptions. Undefined when there is nothing to name.
 */
export function getDescribedBy(id: string, { hint, error }: FieldMessages, additionalIds?: string): string | undefined {
  const ids = [error ? getErrorId(id) : "", hint ? getHintId(id) : "", additionalIds ?? ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
