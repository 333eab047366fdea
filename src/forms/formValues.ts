import type { FormDefinition } from "./formDefinition.ts";

type ValuesRecord = Readonly<Record<string, unknown>>;
const isValuesRecord = (value: unknown): value is ValuesRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the empty values of a form. Nested objects exist, so that validation reports their fields and not the objects as missing. */
export function createEmptyValues({ schema }: FormDefinition<unknown>): unknown {
  const nestedObjects = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => typeof property === "object" && property.properties !== undefined,
  );
  return Object.fromEntries(nestedObjects.map(([name]) => [name, {}]));
}

/** Returns the text at a path of the values; "" when there is none. */
export function getValueAt(values: unknown, [first = "", ...rest]: readonly string[]): string {
  const value = isValuesRecord(values) ? values[first] : undefined;
  if (rest.length > 0) return getValueAt(value, rest);
  return typeof value === "string" ? value : "";
}

/** Returns a copy of the values with the value at a path replaced. */
export function replaceValueAt(values: unknown, [first = "", ...rest]: readonly string[], value: string): unknown {
  const record = isValuesRecord(values) ? values : {};
  return { ...record, [first]: rest.length === 0 ? value : replaceValueAt(record[first], rest, value) };
}

/** Returns the values with each field that equals its value in `before` replaced by that in `after`. */
export function adoptUnchanged(values: unknown, before: unknown, after: unknown): unknown {
  if (!isValuesRecord(values) || !isValuesRecord(before) || !isValuesRecord(after))
    return areValuesEqual(values, before) ? after : values;
  const names = new Set([...Object.keys(values), ...Object.keys(after)]);
  const adopted = [...names].map((name) => [name, adoptUnchanged(values[name], before[name], after[name])] as const);
  return Object.fromEntries(adopted.filter(([, value]) => value !== undefined));
}

/** Returns whether two sets of values are equal. The order of fields does not matter, and a blank field equals an absent one. */
export const areValuesEqual = (left: unknown, right: unknown): boolean =>
  JSON.stringify(normaliseValues(left)) === JSON.stringify(normaliseValues(right));

function normaliseValues(values: unknown): unknown {
  if (typeof values === "string") return values.trim() === "" ? undefined : values;
  if (!isValuesRecord(values)) return values;
  const filled = Object.entries(values)
    .map(([name, value]): [string, unknown] => [name, normaliseValues(value)])
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
