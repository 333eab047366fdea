/** A day as the contract writes it, such as `2026-03-18`. */
export type IsoDate = string;

/** Milliseconds of one day. */
export const dayMs = 24 * 60 * 60_000;

// Baku is four hours ahead of UTC all year round.
const bakuOffsetMs = 4 * 60 * 60_000;

/** The day that the calendar in Baku shows at a moment. */
export const toIsoDate = (timestamp: number): IsoDate => new Date(timestamp + bakuOffsetMs).toISOString().slice(0, 10);

/** The minutes since midnight that the clock in Baku shows at a moment. */
export function getMinuteOfDay(timestamp: number): number {
  const local = new Date(timestamp + bakuOffsetMs);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** The moment at which the clock in Baku shows a time, such as `09:30`, on a day. */
export const toTimestamp = (day: IsoDate, time: string): number => Date.parse(`${day}T${time}:00Z`) - bakuOffsetMs;

/** The day so many days after another; before it when negative. */
export const addDays = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export const getWeekday = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** A moment as the contract writes it, by the clock in Baku. */
export const toIsoDateTime = (timestamp: number): string =>
  `${new Date(timestamp + bakuOffsetMs).toISOString().slice(0, 19)}+04:00`;
