import type { Caller } from "../caller.ts";

/** One o'clock in Baku of a Monday, a day before the observed time. */
export const mondayNight = Date.UTC(2026, 10, 15, 21);

/** Sets the clock of a store to a time, such as one with several holidays. */
export const goTo = (store: Caller["store"], isoDateTime: string): void =>
  store.advanceClock((Date.parse(isoDateTime) - store.now()) / 1000);

/** An hour in milliseconds. */
export const hourMs = 3_600_000;

/** A minute in milliseconds. */
export const minuteMs = 60_000;
