import type { FormDefinition } from "./formDefinition.ts";

type ValuesRecord = Readonly<Record<string, unknown>>;
const isValuesRecord = (value: unknown): value is ValuesRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Answers in which nothing is filled in: parts with fields of their own are there, so that it is their fields that are missing. */
export function emptyValues({ schema }: FormDefinition<unknown>): unknown {
  const parts = Object.entries(schema.properties ?? {}).filter(
    ([, part]) => typeof part === "object" && part.properties !== undefined,
  );
  return Object.fromEntries(parts.map(([name]) => [name, {}]));
}

/** The text at a path of the answers, "" where there is none. */
export function valueAt(values: unknown, [first = "", ...rest]: readonly string[]): string {
  const value = isValuesRecord(values) ? values[first] : undefined;
  if (rest.length > 0) return valueAt(value, rest);
  return typeof value === "string" ? value : "";
}

/** The answers with one of them replaced, found by its path. */
export function withValue(values: unknown, [first = "", ...rest]: readonly string[], value: string): unknown {
  const whole = isValuesRecord(values) ? values : {};
  return { ...whole, [first]: rest.length === 0 ? value : withValue(whole[first], rest, value) };
}

/** Whether two fillings say the same: the order of their fields does not matter, and a blank field says nothing. */
export const areValuesEqual = (left: unknown, right: unknown): boolean =>
  JSON.stringify(normaliseValues(left)) === JSON.stringify(normaliseValues(right));

function normaliseValues(answers: unknown): unknown {
  if (typeof answers === "string") return answers.trim() === "" ? undefined : answers;
  if (!isValuesRecord(answers)) return answers;
  const filled = Object.entries(answers)
    .map(([name, value]): [string, unknown] => [name, normaliseValues(value)])
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
