/** The time zone of all dates and times. */
export const timeZone = "Asia/Baku";

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the date of a moment in Baku as `2026-03-18`; today without a moment. Such dates compare as strings. */
export function getBakuDate(moment: Date = new Date()): string {
  // No locale has the pattern of ISO 8601 in every browser: "en-CA" lost it for a while.
  const parts = Object.fromEntries(dateFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}`;
}

const getBakuDaysAgo = (days: number): string => getBakuDate(new Date(Date.now() - days * 86_400_000));

/** Returns the date of yesterday in Baku. */
export const getBakuYesterday = (): string => getBakuDaysAgo(1);

/** Returns whether a date or a time is more than a week ago in Baku. */
export const isOlderThanWeek = (iso: string): boolean => iso.slice(0, 10) < getBakuDaysAgo(7);

/** Returns the weekday of a moment in Baku, from 1 for Monday to 7 for Sunday. */
export function getBakuWeekday(moment: Date = new Date()): number {
  const day = new Date(`${getBakuDate(moment)}T12:00:00Z`).getUTCDay();
  return day === 0 ? 7 : day;
}

const timeFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Returns the time of a moment in Baku as `09:05`; the current time without a moment. Such times compare as strings. */
export const getBakuTime = (moment: Date = new Date()): string => timeFormat.format(moment);
