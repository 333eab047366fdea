import { expect } from "vitest";
import { languages } from "../../src/generated/languages.ts";
import { daysOfFileTurns, testDay } from "./testDay.ts";

/*
 * A run without `--full` tests every behaviour once: in one of the languages, for one of the users, with one of the
 * faults. Which one changes every day and from test file to test file, so that a week of runs tests all of them.
 */

/** Whether the run tests every combination: `npm test -- --full`. */
export const isFullRun = process.env["FULL"] === "1";

/** Returns whether cases are languages, or lists that begin with one. */
const areLanguages = (cases: readonly unknown[]): boolean =>
  cases.every((testedCase) => languages.some(({ code }) => code === [testedCase].flat()[0]));

/**
 * Returns whether a run tests all of `cases`: a full run does, but one language is enough when it repeats the tests with a
 * gateway, because where the tokens are has nothing to do with the language.
 */
export const hasEveryCase = (
  cases: readonly unknown[],
  { FULL, TOKENS }: Readonly<Record<string, string | undefined>> = process.env,
): boolean => FULL === "1" && !(TOKENS === "gateway" && areLanguages(cases));

/** The number of days in which the selections of a file contain every case. */
const daysPerCycle = 7;

/**
 * Returns the cases that a run tests: a seventh of them, at least one, or `count`. Seven days contain all of them (with
 * `count`, as many days as necessary); a full run contains all.
 */
export function selectCases<const Case>(
  cases: readonly Case[],
  count: number = Math.ceil(cases.length / daysPerCycle),
): readonly Case[] {
  if (hasEveryCase(cases) || count >= cases.length) return cases;
  const offset = getFileOffset();
  return getPositionsOfDay(cases.length, count, testDay).map((position) => pickCase(cases, offset + position));
}

/**
 * Returns the positions of the cases of a day in a list of `length`: `count` of them, and the next day the following ones. A
 * list that is as long as a multiple of the days of file turns would always show a file the same part of itself: there, one
 * day of each cycle repeats the day before, so that the next turn of the file has other cases.
 */
export function getPositionsOfDay(length: number, count: number, day: number): number[] {
  const number = length % daysOfFileTurns === 0 ? day - Math.floor(day / length) : day;
  return Array.from({ length: count }, (_, index) => (number * count + index) % length);
}

/** Returns the cases of the day, of as many parts as `dayCount`: so many days contain all of them, and so does a full run. */
export const selectPart = <const Case>(cases: readonly Case[], dayCount: number): readonly Case[] =>
  selectCases(cases, Math.ceil(cases.length / dayCount));

/**
 * Returns the case for a position, such as the language of a page: the next position has the next case, and so has the
 * next day. Throws an error when there are no cases.
 */
export function selectCase<Case>(cases: readonly Case[], position = 0): Case {
  const [positionOfDay = 0] = getPositionsOfDay(cases.length, 1, testDay);
  return pickCase(cases, positionOfDay + getFileOffset() + position);
}

function pickCase<Case>(cases: readonly Case[], position: number): Case {
  const selected = cases[position % cases.length];
  if (selected === undefined) throw new Error("There are no cases to select from.");
  return selected;
}

/**
 * Returns each of `cases` with one of `variants`, such as each page with one language. In a full run, each with all of
 * them.
 */
export const combineCases = <const Case, const Variant>(
  cases: readonly Case[],
  variants: readonly Variant[],
): [Case, Variant][] =>
  cases.flatMap((testedCase, position) =>
    (hasEveryCase(variants) ? variants : [selectCase(variants, position)]).map((variant): [Case, Variant] => [
      testedCase,
      variant,
    ]),
  );

/**
 * Returns a number that differs from test file to test file, and is the same on every machine. The parts of a test, such as
 * `allPages.az.test.ts` and `allPages.ru.test.ts`, have the same.
 */
function getFileOffset(): number {
  const [fileName = ""] = expect.getState().testPath?.split(/[/\\]/).at(-1)?.split(".") ?? [];
  return [...fileName].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
