import { describe, expect, it } from "vitest";
import { daysOfFileTurns, e2eTests, findTestFiles, selectFilesOfDay, slowTests } from "./support/testFiles.ts";

describe("the slow test files of a day", () => {
  it.each([
    ["e2e tests", e2eTests],
    ["slow tests without a browser", slowTests],
  ])("contain every file once or daily within one cycle: %s", (_name, patterns) => {
    const files = findTestFiles(patterns);
    const days = Array.from({ length: daysOfFileTurns }, (_, position) => selectFilesOfDay(files, 20_000 + position));
    const countOf = (file: string): number => days.filter((day) => day.includes(file)).length;
    expect(files.length).toBeGreaterThan(daysOfFileTurns);
    expect(new Set(files.map(countOf))).toEqual(new Set([1, daysOfFileTurns]));
    const lengths = days.map((day) => day.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  });

  it("contain the tests of every page, the way of an appeal and the sign-in on every day", () => {
    const files = findTestFiles(e2eTests);
    for (const name of ["allPages.az", "allPages.en", "allPages.ru", "appealLifecycle", "identityLogin"])
      for (const day of [20_000, 20_001]) expect(selectFilesOfDay(files, day)).toContain(`tests/e2e/${name}.test.ts`);
  });
});
