import { isRecord } from "../config/isRecord.ts";

/** Returns whether two sets of values are equal. The order of fields does not matter, and a blank field equals an absent one. */
export const areValuesEqual = (left: unknown, right: unknown): boolean =>
  JSON.stringify(normaliseValues(left)) === JSON.stringify(normaliseValues(right));

function normaliseValues(values: unknown): unknown {
  if (typeof values === "string") return values.trim() === "" ? undefined : values;
  if (Array.isArray(values)) return values.map((value) => normaliseValues(value) ?? null);
  if (!isRecord(values)) return values;
  const filled = Object.entries(values)
    .map(([name, value]): [string, unknown] => [name, normaliseValues(value)])
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
