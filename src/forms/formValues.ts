import type { FormDefinition } from "./formDefinition.ts";

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Answers in which nothing is filled in: parts with fields of their own are there, so that it is their fields that are missing. */
export function emptyAnswers({ schema }: FormDefinition<unknown>): unknown {
  const parts = Object.entries(schema.properties ?? {}).filter(([, part]) => typeof part === "object" && part.properties !== undefined);
  return Object.fromEntries(parts.map(([name]) => [name, {}]));
}

/** The text at a path of the answers, "" where there is none. */
export function answerAt(answers: unknown, [first = "", ...rest]: readonly string[]): string {
  const value = isFields(answers) ? answers[first] : undefined;
  if (rest.length > 0) return answerAt(value, rest);
  return typeof value === "string" ? value : "";
}

/** The answers with one of them replaced, found by its path. */
export function withAnswer(answers: unknown, [first = "", ...rest]: readonly string[], value: string): unknown {
  const whole = isFields(answers) ? answers : {};
  return { ...whole, [first]: rest.length === 0 ? value : withAnswer(whole[first], rest, value) };
}

/** Whether two fillings say the same: the order of their fields does not matter, and a blank field says nothing. */
export const saySame = (left: unknown, right: unknown): boolean => JSON.stringify(said(left)) === JSON.stringify(said(right));

function said(answers: unknown): unknown {
  if (typeof answers === "string") return answers.trim() === "" ? undefined : answers;
  if (!isFields(answers)) return answers;
  const filled = Object.entries(answers)
    .map(([name, value]): [string, unknown] => [name, said(value)])
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
