/** A day as the contract writes it, such as `2026-03-18`. */
export type Day = string;

/** Milliseconds of one day. */
export const dayLength = 24 * 60 * 60_000;

// Baku is four hours ahead of UTC all year round.
const ahead = 4 * 60 * 60_000;

/** The day that the calendar in Baku shows at a moment. */
export const dayOf = (moment: number): Day => new Date(moment + ahead).toISOString().slice(0, 10);

/** The minutes since midnight that the clock in Baku shows at a moment. */
export function minuteOfDay(moment: number): number {
  const local = new Date(moment + ahead);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** The moment at which the clock in Baku shows a time, such as `09:30`, on a day. */
export const momentOf = (day: Day, time: string): number => Date.parse(`${day}T${time}:00Z`) - ahead;

/** The day so many days after another; before it when negative. */
export const daysAfter = (day: Day, days: number): Day => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** A moment as the contract writes it, by the clock in Baku. */
export const stampOf = (moment: number): string => `${new Date(moment + ahead).toISOString().slice(0, 19)}+04:00`;
