import { readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";

/** The duration of a test file, in seconds. */
export type FileDuration = { file: string; seconds: number };

/** Numbers of a step of the tests. */
export type TestReport = { passed: number; failed: number; durations: readonly FileDuration[] };

/** The part of Vitest's JSON report that is read. */
type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: readonly { name: string; startTime: number; endTime: number }[];
};

/**
 * Returns the numbers of a Vitest run from its JSON report. A run without a report counts as one test, which passed if
 * the run did.
 */
export async function readTestReport(file: string, isOk: boolean, root: string): Promise<TestReport> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  const { numPassedTests = 0, numFailedTests = isOk ? 0 : 1, testResults = [] } = JSON.parse(text) as VitestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    durations: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.round((endTime - startTime) / 100) / 10,
    })),
  };
}

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
