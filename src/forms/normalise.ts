import type { Widget } from "../generated/forms/widget.d.ts";
import { toAsciiDigits } from "../i18n/asciiDigits.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";

/**
 * Normalises a phone number to a plus sign and digits; returns "" without digits. It removes no digit, not even the 0 of
 * "+49 (0)30", which Italian numbers keep: a number with a surplus digit must not become another valid number.
 */
export function normalisePhone(typed: string): string {
  const digits = toAsciiDigits(typed).replaceAll(/\D/g, "");
  return digits === "" ? "" : `+${digits}`;
}

/** Removes whitespace and invisible characters from a pasted code or e-mail address, and returns its digits as 0 to 9. */
export const normaliseCode = (typed: string): string => toAsciiDigits(typed.replaceAll(/[\s\p{Cf}]/gu, ""));

/** Returns the number of an identity card as `normaliseCode` does, with the Latin letters in upper case. */
export const normalisePin = (typed: string): string =>
  normaliseCode(typed).replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Replaces the dashes of word processors and the digits of other scripts in a registration number, and removes the sign №
 * before it and invisible characters.
 */
export const normaliseReference = (typed: string): string =>
  toAsciiDigits(typed)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replace(/^\s*№\s*/u, "");

/** How a widget normalises a text, by its name. Other widgets take the text as it is. */
export const normalisers: Readonly<Partial<Record<Widget, (text: string) => string>>> = {
  email: normaliseCode,
  tel: normalisePhone,
  code: normaliseCode,
  reference: normaliseReference,
  pin: normalisePin,
};

/**
 * Normalises a number to JSON syntax: the digits 0 to 9, a hyphen as the minus sign, a decimal point and no group separators. A
 * single separator that the language puts between groups of digits, with three digits behind it, may mean either (`1.200` in
 * Azerbaijani): the result is then no number, so that nothing a thousand times too small or too large is sent. Of a whole number
 * it can only separate groups.
 */
export function normaliseDecimal(typed: string, language: Language, isInteger = false): string {
  const text = normaliseCode(typed)
    .replace(/^[\p{Pd}\u2212]/u, "-")
    .replace(/^-(?=[.,])/, "-0");
  const [first, ...others] = text.match(/[.,]/g) ?? [];
  if (first === undefined) return text;
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${first}\\d{3})+(?![\\d${first}])`).test(text);
  if (isGrouped && (isInteger || others.length > 0)) return text.replaceAll(first, "").replace(",", ".");
  const isAmbiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && first === formatNumber(language, 1000).charAt(1);
  return isAmbiguous ? text.replace(first, "'") : text.replace(",", ".");
}

/**
 * Formats the text of a number in JSON syntax with the decimal separator of the language, and one that `normaliseDecimal` has
 * found ambiguous with the separator between groups, which keeps it so; any other text unchanged.
 */
export function formatDecimal(text: string, language: Language): string {
  if (/^-?\d+\.\d+$/.test(text)) return text.replace(".", formatNumber(language, 0.5, 1).charAt(1));
  return /^-?\d{1,3}'\d{3}$/.test(text) ? text.replace("'", formatNumber(language, 1000).charAt(1)) : text;
}
