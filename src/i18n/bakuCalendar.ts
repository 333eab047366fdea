const isoDateFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Baku",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day on which a moment falls in Baku, as `2026-03-18`: such days can be compared as text. Without a moment, today. */
export const bakuDate = (moment: Date = new Date()): string => isoDateFormat.format(moment);

/** The day before today in Baku. */
export const bakuYesterday = (): string => bakuDate(new Date(Date.now() - 86_400_000));

/** The day of the week on which a moment falls in Baku, from 1 for Monday to 7 for Sunday. */
export function bakuWeekday(moment: Date = new Date()): number {
  const day = new Date(`${bakuDate(moment)}T12:00:00Z`).getUTCDay();
  return day === 0 ? 7 : day;
}
