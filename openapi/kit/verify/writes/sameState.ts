import { isRecord } from "../../../../src/config/isRecord.ts";
import type { Reading } from "./effects.ts";
import { getAssertionFor } from "../run/concurrentChanges.ts";

/** What differs each time without a change of the user's data. */
export const volatileFields = new Set(["updatedAt", "submittedAt", "message", "redirectUrl", "lang"]);

/** Returns a value with the fields of an object in one order: in JSON, they have none. */
const sortFields = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1)))
    : value;

/** Returns a value as a text, without what differs each time. */
export const toText = (value: unknown): string =>
  JSON.stringify(value, (name, nested: unknown) => (volatileFields.has(name) ? undefined : sortFields(nested))) ??
  "nothing";

/** The names of the fields with a moment. A text of a person in another field may look like one. */
const momentName = /^(at|from|to|since)$|(At|Date)$/;
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Returns a value with its ids as texts, since 481 and "481" are the same id, and its moments in UTC: each server and each of its
 * databases writes them in another way. A moment counts to the millisecond, which is less than some keep and others store.
 * `name` is that of the field with the value.
 */
export function normalise(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => normalise(item, name));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, normalise(nested, key)]));
  if (typeof value === "number" && /^id$|Ids?$/.test(name)) return String(value);
  if (typeof value !== "string" || !momentName.test(name) || !dateTime.test(value)) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/** Returns the name of the first field in which two values differ. */
function findChangedField(before: unknown, after: unknown): string | undefined {
  if (toText(before) === toText(after)) return undefined;
  if (!isRecord(before) || !isRecord(after)) return "";
  const name = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
    (key) => !volatileFields.has(key) && toText(before[key]) !== toText(after[key]),
  );
  return name ?? "";
}

/** Throws `ContractViolation` when what was read has changed; of what everybody changes, one that `repeatOnce` tries again. */
export function assertSameState(
  readings: readonly Reading[],
  before: readonly unknown[],
  after: readonly unknown[],
  reason: string,
): void {
  for (const [index, reading] of readings.entries()) {
    const { id } = reading;
    const field = findChangedField(before[index], after[index]);
    const read = (values: readonly unknown[]): string => {
      const value = values[index];
      return toText(field !== undefined && field !== "" && isRecord(value) ? value[field] : value).slice(0, 300);
    };
    getAssertionFor([reading])(
      field === undefined,
      `${id} as before ${reason}${field === "" ? "" : `, with ${field}`} ${read(before)}`,
      read(after),
    );
  }
}
