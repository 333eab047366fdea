import { isRecord } from "../config/isRecord.ts";
import { areValuesEqual } from "./areValuesEqual.ts";
import type { FormDefinition } from "./formDefinition.ts";

/** Returns the empty values of a form. Nested objects exist, so that validation reports their fields and not the objects as missing. */
export function createEmptyValues({ schema }: FormDefinition<unknown>): unknown {
  const nestedObjects = Object.entries(schema.properties ?? {}).filter(
    ([, property]) => typeof property === "object" && property.properties !== undefined,
  );
  return Object.fromEntries(nestedObjects.map(([name]) => [name, {}]));
}

type StoredValue<Value> = Value extends readonly unknown[] ? Value : Value extends object ? StoredValues<Value> : Value;

/** A value, or `undefined`, for each field of a form, also for the nested ones: a field that is left out does not compile. */
export type StoredValues<Values> = {
  readonly [Field in keyof Required<Values>]: StoredValue<Values[Field]> | undefined;
};

/** Returns the initial values of a form that shows stored data: those of the fields that the server knows. */
export function createInitialValues<Values extends object>(stored: StoredValues<Values>): Partial<Values> {
  const known = Object.entries<unknown>(stored)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, isRecord(value) ? createInitialValues(value) : value]);
  return Object.fromEntries(known) as Partial<Values>;
}

/** Returns the text at a path of the values; "" when there is none. */
export function getValueAt(values: unknown, [first = "", ...rest]: readonly string[]): string {
  const value = isRecord(values) ? values[first] : undefined;
  if (rest.length > 0) return getValueAt(value, rest);
  return typeof value === "string" ? value : "";
}

/** Returns a copy of the values with the value at a path replaced. */
export function replaceValueAt(values: unknown, [first = "", ...rest]: readonly string[], value: string): unknown {
  const record = isRecord(values) ? values : {};
  return { ...record, [first]: rest.length === 0 ? value : replaceValueAt(record[first], rest, value) };
}

/** Returns the values with each field that equals its value in `before` replaced by that in `after`. */
export function adoptUnchanged(values: unknown, before: unknown, after: unknown): unknown {
  if (!isRecord(values) || !isRecord(before) || !isRecord(after))
    return areValuesEqual(values, before) ? after : values;
  const names = new Set([...Object.keys(values), ...Object.keys(after)]);
  const adopted = [...names].map((name) => [name, adoptUnchanged(values[name], before[name], after[name])] as const);
  return Object.fromEntries(adopted.filter(([, value]) => value !== undefined));
}
