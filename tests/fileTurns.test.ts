import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { budgets } from "../package.json" with { type: "json" };
import { getPositionsOfDay, hasEveryCase } from "./support/selection.ts";
import { daysOfFileTurns } from "./support/testDay.ts";
import {
  e2eTests,
  findTestFiles,
  longFilesOfTurns,
  selectFilesOfDay,
  slowTests,
  testsThatReadModules,
  testsThatReadTests,
} from "./support/testFiles.ts";

const root = join(import.meta.dirname, "..");

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
  });

  it("share the files that take long", () => {
    expect(longFilesOfTurns).toHaveLength(daysOfFileTurns);
    const listed = longFilesOfTurns.flat();
    const files = findTestFiles([...e2eTests, ...slowTests]);
    expect(listed.filter((name) => !files.some((file) => file.endsWith(`/${name}.test.ts`)))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    const lengths = Array.from({ length: daysOfFileTurns }, (_, day) => selectFilesOfDay(files, day).length);
    expect(Math.max(...lengths)).toBeLessThan(1.5 * Math.min(...lengths));
  });

  it("stay the same when there is another file", () => {
    const files = findTestFiles(e2eTests);
    const others = [...files, "tests/e2e/aaa.test.ts"];
    for (let day = 20_000; day < 20_000 + daysOfFileTurns; day += 1)
      expect(selectFilesOfDay(others, day)).toEqual(expect.arrayContaining(selectFilesOfDay(files, day)));
  });

  it("hold the build on every day to each budget but that of a doubled portal, which is built at night", () => {
    const days = Array.from({ length: daysOfFileTurns }, (_, day) => day);
    const texts = findTestFiles(e2eTests)
      .filter((file) => days.every((day) => selectFilesOfDay([file], day).length === 1))
      .map((file) => readFileSync(join(root, file), "utf8"));
    const names = Object.keys(budgets).filter((name) => name !== "doubledGrowthKB");
    expect(names.filter((name) => !texts.some((text) => text.includes(`budgets.${name}`)))).toEqual([]);
  });

  it("contain the tests of every page, the way of an appeal and the sign-in on every day", () => {
    const files = findTestFiles(e2eTests);
    for (const name of ["allPages.az", "allPages.en", "allPages.ru", "appealLifecycle", "identityLogin"])
      for (const day of [20_000, 20_001]) expect(selectFilesOfDay(files, day)).toContain(`tests/e2e/${name}.test.ts`);
  });
});

describe("the cases of a list that take turns", () => {
  const lengths = Array.from({ length: 119 }, (_, index) => index + 2);
  /** One of the days of a cycle repeats the day before. */
  const countRepeatedDays = (length: number): number => (length % daysOfFileTurns === 0 ? 1 : 0);

  /** Returns whether `dayCount` runs show every case of a list, from a day on and every `step` days. */
  function showAll(length: number, count: number, dayCount: number, firstDay: number, step: number): boolean {
    const shown = new Set<number>();
    for (let run = 0; run < dayCount + countRepeatedDays(length); run += 1)
      for (const position of getPositionsOfDay(length, count, firstDay + run * step)) shown.add(position);
    return shown.size === length;
  }

  it("are all met in as many turns of a file as there are cases", () => {
    for (const length of lengths)
      for (const count of new Set([1, Math.ceil(length / 7), Math.ceil(length / 3)])) {
        const turns = Array.from({ length: daysOfFileTurns }, (_, turn) => 20_000 + turn);
        const incomplete = turns.filter((day) => !showAll(length, count, length, day, daysOfFileTurns));
        expect(incomplete, `${count} of ${length}`).toEqual([]);
      }
  });

  it("are all met in a week of runs of every file", () => {
    for (const length of lengths) {
      const days = Array.from({ length }, (_, index) => 20_000 + index);
      const incomplete = days.filter((day) => !showAll(length, Math.ceil(length / 7), 7, day, 1));
      expect(incomplete, `a seventh of ${length}`).toEqual([]);
    }
  });
});

describe("the cases of a full run", () => {
  it("are all of them, but with a gateway one language", () => {
    const languages = ["az", "ru", "en"];
    const cases = {
      languages,
      summaries: languages.map((language) => [language, "5"]),
      personas: ["director", "admin"],
    };
    const listComplete = (tokens?: string): string[] =>
      Object.entries(cases).flatMap(([name, list]) =>
        hasEveryCase(list, { FULL: "1", TOKENS: tokens }) ? [name] : [],
      );
    expect(listComplete()).toEqual(["languages", "summaries", "personas"]);
    expect(listComplete("gateway")).toEqual(["personas"]);
  });
});

describe("the tests after a change", () => {
  /** Adds the path of a test module and of the test modules that it imports. */
  function addImports(path: string, paths: Set<string>): Set<string> {
    if (paths.has(path) || !path.startsWith("tests/") || !existsSync(join(root, path))) return paths;
    paths.add(path);
    for (const [, specifier = ""] of readFileSync(join(root, path), "utf8").matchAll(/from "(\.[^"]+)"/g))
      addImports(join(dirname(path), specifier), paths);
    return paths;
  }

  it("contain those that list the modules, stories or tests, and so import no changed file", () => {
    const slow = new Set(findTestFiles([...e2eTests, ...slowTests]));
    // They list files of other folders, processes, or files that they have written.
    const otherFolders = /^tests\/((bench|deploy)\/|contract\/extensions|codegen\/(generators|targets))/;
    const listing = findTestFiles(["tests/**/*.test.{ts,tsx}"]).filter(
      (file) =>
        !slow.has(file) &&
        !otherFolders.test(file) &&
        [...addImports(file, new Set())].some((path) =>
          /\b(readdir(Sync)?|globSync)\(|"ls-files"/.test(readFileSync(join(root, path), "utf8")),
        ),
    );
    expect(listing.length).toBeGreaterThan(8);
    const readingTests = findTestFiles([...testsThatReadModules, ...testsThatReadTests]);
    expect(listing.filter((file) => !readingTests.includes(file))).toEqual([]);
  });
});
