/**
 * A phone number as the contract wants it: digits with a plus before them, whatever else was typed or pasted. Without a digit
 * there is no number. Nothing is cut off, or a slip of the hand would silently become somebody else's number.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "");
  return digits === "" ? "" : `+${digits}`;
}

/** A code as it was sent: without the spaces and invisible signs that come along when it is pasted. */
export const normaliseCode = (typed: string): string => typed.replaceAll(/[\s\p{Cf}]/gu, "");

/** A number as JSON writes it: a point for the decimal comma that most people type, and no spaces between the thousands. */
export const normaliseDecimal = (typed: string): string => typed.replaceAll(/\s/g, "").replace(",", ".");
