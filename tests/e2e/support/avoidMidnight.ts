import { toIsoDate } from "../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../mocks/store/mockStore.ts";

/** The time that a test has before midnight. */
const testSeconds = 60;

/** Advances the clock of a store past midnight in Baku when the date would change during a test. */
export function avoidMidnight(store: MockStore): void {
  if (toIsoDate(store.now()) !== toIsoDate(store.now() + testSeconds * 1000)) store.advanceClock(testSeconds);
}
