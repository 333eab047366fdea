import { toBakuTime } from "../src/api/toBakuTime.ts";

/**
 * Returns a time such as `2026-03-20T12:00` in milliseconds, and for a date alone its midnight; NaN for any other text. Without
 * an offset, it is a time of Baku on every machine, as in the contract.
 */
export const parseClock = (text: string): number =>
  Date.parse(toBakuTime(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text));
