/**
 * Normalises a phone number to a plus sign and digits; returns "" without digits. It truncates nothing: a number with a
 * surplus digit must fail the validation and not become another valid number.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "");
  return digits === "" ? "" : `+${digits}`;
}

/** Removes whitespace and invisible characters from a pasted code. */
export const normaliseCode = (typed: string): string => typed.replaceAll(/[\s\p{Cf}]/gu, "");

/** Normalises a number to JSON syntax: a decimal point and no group separators. */
export const normaliseDecimal = (typed: string): string => typed.replaceAll(/\s/g, "").replace(",", ".");
