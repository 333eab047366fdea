import { readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The duration of a test file, in seconds. */
export type FileDuration = { file: string; seconds: number };

/** A failed test, a test file that could not be run, or a failed step: where it is, and the first lines of its message. */
export type Failure = { title: string; message: string };

/** Numbers and failures of a step of the tests. */
export type TestReport = { passed: number; failures: readonly Failure[]; durations: readonly FileDuration[] };

/** The part of Vitest's JSON report that is read. */
type VitestReport = {
  numPassedTests?: number;
  testResults?: readonly {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
  }[];
};

/** The longest message of a failure in the list of failures. The whole message is in the output of the step. */
const maxMessageLines = 6;

/**
 * Returns the numbers and the failures of a Vitest run from its JSON report. A failed run without a failed test, such as
 * one that ended before its report or had an uncaught error, is a failure with the name of the step.
 */
export async function readTestReport(file: string, isOk: boolean, root: string, stepName: string): Promise<TestReport> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  const { numPassedTests = 0, testResults = [] } = JSON.parse(text) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failedTests = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => ({
        title: `${path} > ${fullName}`,
        message: shorten(failureMessages?.[0] ?? ""),
      }));
    return failedTests.length > 0 || status !== "failed" ? failedTests : [{ title: path, message: shorten(message) }];
  });
  return {
    passed: numPassedTests,
    failures: isOk || failures.length > 0 ? failures : [{ title: stepName, message: "Its output is above." }],
    durations: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.round((endTime - startTime) / 100) / 10,
    })),
  };
}

/** Returns the first lines of a message, without those of the stack. */
const shorten = (message: string): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, maxMessageLines)
    .join("\n");

/** Returns the failures as lines of text, each with its message below. */
export const describeFailures = (failures: readonly Failure[]): string[] =>
  failures.flatMap(({ title, message }) => [`✗ ${title}`, ...message.split("\n").map((line) => `    ${line}`)]);

/** Replaces the durations of these files in the JSON file that keeps the last duration of every test file. */
export async function storeDurations(path: string, durations: readonly FileDuration[]): Promise<void> {
  const stored = JSON.parse(await readFile(path, "utf8").catch(() => "{}")) as Record<string, number>;
  for (const { file, seconds } of durations) stored[file] = seconds;
  await writeFile(path, `${JSON.stringify(stored, undefined, 1)}\n`);
}

/** Returns the slowest files as lines of text, the slowest first. */
export const describeSlowest = (durations: readonly FileDuration[], count = 10): string[] =>
  durations
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
