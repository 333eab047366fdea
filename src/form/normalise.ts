/**
 * A phone number as the contract wants it: digits with a plus before them, whatever else was typed or pasted.
 * Without a digit there is no number.
 */
export function phoneNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "").slice(0, 24);
  return digits === "" ? "" : `+${digits}`;
}

/** A code as it was sent: without the spaces that come along when it is pasted. */
export const code = (typed: string): string => typed.replaceAll(/\s/g, "");
