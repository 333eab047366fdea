import { toAsciiDigits } from "./asciiDigits.ts";

/** Returns whether a text is a valid ISO 8601 date: `2026-11-24`. */
export function isIsoDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // Some engines parse February 30 as March 2.
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns a date as it is typed in every language: `24.11.2026`. Returns any other text unchanged. */
export const formatDateInput = (iso: string): string => (isIsoDate(iso) ? iso.split("-").toReversed().join(".") : iso);

/**
 * Returns a typed date as `2026-11-24`. Accepts day, month and year with any of `. / , -`, spaces or nothing between them,
 * or the year first, in the digits of any script; invisible characters do not count. Returns a text that is no valid date unchanged, so that no input is lost.
 */
export function parseDateInput(typed: string): string {
  const text = toAsciiDigits(typed.replaceAll(/\p{Cf}/gu, "")).trim();
  const match =
    /^(?<day>\d{1,2})[\s./,-]+(?<month>\d{1,2})[\s./,-]+(?<year>\d{4})$/u.exec(text) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(text) ??
    /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/.exec(text);
  const { year = "", month = "", day = "" } = match?.groups ?? {};
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(iso) ? iso : typed;
}
