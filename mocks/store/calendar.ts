/** A date in the format of the contract, such as `2026-03-18`. */
export type IsoDate = string;

/** The milliseconds of one day. */
export const dayMs = 24 * 60 * 60_000;

// Baku has UTC+4 all year.
const bakuOffsetMs = 4 * 60 * 60_000;

/** Returns the date in Baku at a timestamp. */
export const toIsoDate = (timestamp: number): IsoDate => new Date(timestamp + bakuOffsetMs).toISOString().slice(0, 10);

/** Returns the minutes since midnight in Baku at a timestamp. */
export function getMinuteOfDay(timestamp: number): number {
  const local = new Date(timestamp + bakuOffsetMs);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** Returns the timestamp of a date and a time in Baku, such as `09:30`. */
export const toTimestamp = (day: IsoDate, time: string): number => Date.parse(`${day}T${time}:00Z`) - bakuOffsetMs;

/** Returns the date `days` after a date; before it when `days` is negative. */
export const addDays = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns the day of the week, from 1 for Monday to 7 for Sunday. */
export const getWeekday = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns a timestamp in the format of the contract, in Baku time. */
export const toIsoDateTime = (timestamp: number): string =>
  `${new Date(timestamp + bakuOffsetMs).toISOString().slice(0, 19)}+04:00`;
