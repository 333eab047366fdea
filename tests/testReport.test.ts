import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeFailures, readTestReport } from "./testReport.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "report-"));
});
afterEach(() => rm(directory, { recursive: true }));

/** Returns what is read from a report of Vitest with these files. */
async function readReportOf(testResults: readonly object[], isOk = false): ReturnType<typeof readTestReport> {
  const file = join(directory, "unit.json");
  const times = { startTime: 1000, endTime: 3500, message: "", assertionResults: [] };
  const report = { numPassedTests: 3, testResults: testResults.map((result) => ({ ...times, ...result })) };
  await writeFile(file, JSON.stringify(report));
  return readTestReport(file, isOk, "/portal", "unit tests");
}

describe("the report of a test run", () => {
  it("names each failed test with its file and message, without colors and stack", async () => {
    const failureMessages = [
      "\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at /portal/tests/a.test.ts:3:5",
    ];
    const report = await readReportOf([
      {
        name: "/portal/tests/a.test.ts",
        status: "failed",
        assertionResults: [
          { fullName: "a sum adds", status: "failed", failureMessages },
          { fullName: "a sum is a number", status: "passed", failureMessages: [] },
        ],
      },
      { name: "/portal/tests/b.test.ts", status: "passed" },
    ]);
    expect(describeFailures(report.failures)).toEqual([
      "✗ tests/a.test.ts > a sum adds",
      "    AssertionError: expected 1 to be 2",
    ]);
    expect(report.passed).toBe(3);
    expect(report.durations[0]).toEqual({ file: "tests/a.test.ts", seconds: 2.5 });
  });

  it("names a file that could not be run", async () => {
    const file = { name: "/portal/tests/a.test.ts", status: "failed", message: "Cannot find module 'b'" };
    const { failures } = await readReportOf([file]);
    expect(failures).toEqual([{ title: "tests/a.test.ts", message: "Cannot find module 'b'" }]);
  });

  it("names the step when it failed without a failed test, and when it wrote no report", async () => {
    const failedStep = [{ title: "unit tests", message: "Its output is above." }];
    const { failures } = await readReportOf([{ name: "/portal/tests/b.test.ts", status: "passed" }]);
    expect(failures).toEqual(failedStep);
    const withoutReport = await readTestReport(join(directory, "none.json"), false, "/portal", "unit tests");
    expect(withoutReport).toEqual({ passed: 0, failures: failedStep, durations: [] });
  });

  it("has no failures when the run passed", async () => {
    const { failures } = await readReportOf([{ name: "/portal/tests/b.test.ts", status: "passed" }], true);
    expect(failures).toEqual([]);
  });
});
