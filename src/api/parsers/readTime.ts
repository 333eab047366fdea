import { parseDateInput } from "../../i18n/dateInput.ts";
import { toBakuTime } from "../toBakuTime.ts";
import { readCount } from "./fields.ts";

/** Timestamps below this are in seconds, above in milliseconds. */
const maxSeconds = 100_000_000_000;

/**
 * Returns a time, or a day, in ISO 8601: from a text that JavaScript can parse, from one with the day first (`20.03.2026 14:00`)
 * or slashes (`2026/03/20`), from a Unix timestamp in seconds or milliseconds (also as text), or from the list of numbers in
 * which Java writes a local time (`[2026, 3, 20, 9, 30]`) or day. A time without an offset is Baku time, on every device.
 */
export function readTime(value: unknown): string | undefined {
  if (Array.isArray(value)) return readNumbers(value.map(Number));
  const text = typeof value === "string" ? value.replace(writtenDay, (day) => parseDateInput(day)) : "";
  if (/^\d{4}-/.test(text)) {
    const time = toBakuTime(text);
    return Number.isNaN(Date.parse(time)) ? undefined : time;
  }
  const timestamp = readCount(value);
  return timestamp === undefined ? undefined : toIso(timestamp < maxSeconds ? timestamp * 1000 : timestamp);
}

/** A day at the beginning of a text as this country writes it, with the day first, or with slashes. */
const writtenDay = /^(?:\d\d([./-])\d\d\1\d{4}|\d{4}\/\d\d\/\d\d)(?!\d)/;

/** A local time of the service is Baku time, which has no daylight saving time. */
const bakuOffsetMs = 4 * 3_600_000;

function readNumbers([year, month = 1, day = 1, hour, minute = 0, second = 0]: readonly number[]): string | undefined {
  if (year === undefined) return undefined;
  if (hour === undefined) return toIso(Date.UTC(year, month - 1, day))?.slice(0, 10);
  return toIso(Date.UTC(year, month - 1, day, hour, minute, second) - bakuOffsetMs);
}

function toIso(timeMs: number): string | undefined {
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
