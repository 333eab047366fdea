/** Whether a text is a day of the calendar as the contract writes it: `2026-11-24`. */
export function isIsoDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // Some engines take the 30th of February for the 2nd of March.
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A day as it is typed, the same in every language: `24.11.2026`. What is no day comes back as it is. */
export const formatDateInput = (iso: string): string => (isIsoDate(iso) ? iso.split("-").toReversed().join(".") : iso);

/**
 * The day that somebody typed, as the contract writes it: day, month and the four digits of the year, with points, slashes,
 * hyphens, commas, spaces or nothing between them, or the year first. What is no day of the calendar comes back as it was typed, so that nothing of it is lost.
 */
export function parseDateInput(typed: string): string {
  const said = typed.trim();
  const found =
    /^(?<day>\d{1,2})[\s./,-]+(?<month>\d{1,2})[\s./,-]+(?<year>\d{4})$/u.exec(said) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(said) ??
    /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/.exec(said);
  const { year = "", month = "", day = "" } = found?.groups ?? {};
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(iso) ? iso : typed;
}
