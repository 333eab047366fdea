import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { runProgram } from "../cli/runProgram.ts";
import { parsePortalName } from "../cli/portalName.ts";
import { formatError } from "../codegen/readJson.ts";
import { findContractBase } from "./contractBase.ts";
import { findChangedFiles, readFileDigests, storePassedFiles } from "./changedFiles.ts";
import { parseShard } from "./support/parseShard.ts";
import { daysOfFileTurns, testDay } from "./support/testDay.ts";
import {
  e2eTests,
  findTestFiles,
  selectFilesOfDay,
  slowTests,
  testsThatReadModules,
  testsThatReadTests,
} from "./support/testFiles.ts";
import { describeFailures, describeSlowest, readTestReport, storeDurations, type TestReport } from "./testReport.ts";

const help = `Runs the tests of the portal.

  npm test                         generated files, types, lint, format, unused code, contract, unit tests, e2e tests in Chromium.
                                   Slow test files take turns: all of them in ${daysOfFileTurns} days (tests/support/testFiles.ts)
  npm test -- --every-file         also the files whose turn it is not
  npm run check                    the fast steps: no e2e tests, and no slow unit tests of tests/support/testFiles.ts.
                                   After a change of modules since the last check that passed: lint and format of these
                                   files, and the unit tests that import or read them
  npm run check -- --every-file    all files in any case
  npm test -- --full               every file, every page for every user, language and display mode, and every case
  npm test -- --shard 1/4          only the e2e tests in the first quarter of all their files; 1/1 for all of them
  npm test -- --no-e2e             everything but the e2e tests
  npm test -- --portal quality     only the e2e tests of all pages, in the quality portal; also with --full
  npm run test:file NAME…          single test files; --watch repeats them after each change

  TEST_DAY=20780 npm test          repeats the selection of another day
  CI=true npm test                 also writes JUnit results to .cache/junit
`;

const root = join(import.meta.dirname, "..");

/** E2e tests that open every page of the selected portal. The others test the competition portal, or both portals. */
const everyPageTests = ["allPages", "displayModes", "reflowAndFocus", "keyboard"].map((name) => `tests/e2e/${name}.`);

/** The JSON file with the last duration of every test file, in seconds. */
const durationsFile = join(root, ".cache/test-durations.json");

type Step = { name: string; command: readonly string[]; resultsFile?: string };
type StepResult = TestReport & { isOk: boolean; output: string };

/** Runs `npm test` and `npm run check`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      fast: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
      "every-file": { type: "boolean", default: false },
      "no-e2e": { type: "boolean", default: false },
      shard: { type: "string" },
      portal: { type: "string", default: "competition" },
    },
    args,
  });
  const portal = parsePortalName(flags.portal);
  if (flags.full) process.env["FULL"] = "1";
  // Read by vite.config.ts, and by the code under test through it.
  process.env["VITE_COMPANY_ID"] = portal === "quality" ? "2" : "1";

  if (flags.shard !== undefined) parseShard(flags.shard);
  const runsOnlyE2e = flags.shard !== undefined || portal === "quality";
  if (flags.fast && runsOnlyE2e)
    exitWithError("npm run check has no e2e tests: --shard and --portal quality belong to npm test.", 2);
  if (flags["no-e2e"] && runsOnlyE2e)
    exitWithError("--shard and --portal quality select e2e tests, which --no-e2e leaves out.", 2);
  // The same selection in all test files, also when the run passes midnight.
  process.env["TEST_DAY"] = String(testDay);

  await mkdir(join(root, ".cache"), { recursive: true });
  const results = runsOnlyE2e ? [] : await runParallelSteps(flags.fast, flags["every-file"]);
  // The slow tests run one step after the other, because each needs all processor cores.
  if (!flags.fast) {
    if (!flags.full) console.log(`The selection of the day: TEST_DAY=${testDay}`);
    const runsEveryFile = flags.full || flags["every-file"] || runsOnlyE2e;
    const filesOf = (patterns: readonly string[]): string[] =>
      runsEveryFile ? [] : selectFilesOfDay(findTestFiles(patterns));
    const files = portal === "quality" ? everyPageTests : filesOf(e2eTests);
    if (!runsOnlyE2e) {
      const steps = [vitestStep("slow tests", ["slow"], ...filesOf(slowTests))];
      // The slow tests leave a processor core idle, and do not read the builds.
      if (!flags["no-e2e"]) steps.push(prepareE2eStep(runsEveryFile || files.some((file) => file.includes("bfcache"))));
      results.push(...(await Promise.all(steps.map(runStep))));
    }
    if (!flags["no-e2e"]) {
      const shardFlags = flags.shard === undefined ? [] : [`--shard=${flags.shard}`];
      const projects = flags.full ? ["e2e", "e2e-gateway"] : ["e2e"];
      results.push(await runStep(vitestStep("e2e tests in Chromium", projects, ...shardFlags, ...files)));
    }
  }
  for (const { output } of results) if (output !== "") console.error(`\n${output}`);
  const durations = results.flatMap((result) => result.durations);
  await storeDurations(durationsFile, durations);
  if (!flags.fast) console.log(["", "The slowest test files:", ...describeSlowest(durations)].join("\n"));
  // Last, because a CI server may show only the end of the output.
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(["", "The failures:", ...describeFailures(failures)].join("\n"));
  const passed = results.reduce((total, result) => total + result.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return results.every(({ isOk }) => isOk) ? 0 : 1;
};

/**
 * Runs the steps that are independent of each other: with `isFast` and without `includesAll`, only what the changes since
 * the last check that passed concern.
 */
async function runParallelSteps(isFast: boolean, includesAll: boolean): Promise<StepResult[]> {
  const digests = await readFileDigests();
  const changedFiles = isFast && !includesAll ? await findChangedFiles(digests) : undefined;
  const steps = (changedFiles && listStepsForChanges(changedFiles)) ?? (await listSteps(isFast));
  const results = await Promise.all(steps.map(runStep));
  if (digests !== undefined && results.every(({ isOk }) => isOk)) await storePassedFiles(digests);
  return results;
}

/** Returns the steps for all files. */
async function listSteps(isFast: boolean): Promise<Step[]> {
  return [
    generatedFilesStep,
    typesStep,
    { name: "lint", command: ["oxlint", "--deny-warnings"] },
    { name: "format", command: ["oxfmt", "--check"] },
    unusedCodeStep,
    vitestStep("unit tests", ["unit", "isolated", "components", ...(isFast ? [] : ["slow-isolated"])]),
    ...(await listContractDiffSteps()),
  ];
}

const generatedFilesStep: Step = {
  name: "generated files are up to date",
  command: ["node", "cli.mjs", "generate", "--check"],
};
const typesStep: Step = { name: "types", command: ["tsc", "-p", "tsconfig.json", "--checkers", "1"] };
const prepareE2eStep = (needsFullBrowser: boolean): Step => ({
  name: "builds and browser for the e2e tests",
  command: ["node", "tests/e2e/prepare.ts", ...(needsFullBrowser ? ["--full-browser"] : [])],
});
const unusedCodeStep: Step = { name: "no unused code", command: ["knip"] };

/**
 * Returns the steps after a change of `changedFiles`: lint, format and unit tests of these files only. `undefined` when
 * the change may concern tests that do not import the files.
 */
function listStepsForChanges(changedFiles: readonly string[]): Step[] | undefined {
  if (
    !changedFiles.every(
      (file) => /^(src|mocks|tests|catalogue)\/.*\.tsx?$/.test(file) && !/\/(generated|support)\//.test(file),
    )
  )
    return undefined;
  const existingFiles = changedFiles.filter((file) => existsSync(join(root, file)));
  if (existingFiles.length === 0) return undefined;
  const changesTests = changedFiles.some((file) => file.startsWith("tests/"));
  const readingTests = findTestFiles([...testsThatReadModules, ...(changesTests ? testsThatReadTests : [])]);
  return [
    generatedFilesStep,
    typesStep,
    { name: "lint of changed files", command: ["oxlint", "--deny-warnings", ...existingFiles] },
    { name: "format of changed files", command: ["oxfmt", "--check", ...existingFiles] },
    unusedCodeStep,
    relatedTestsStep([...existingFiles, ...readingTests]),
  ];
}

/** Returns the comparison of the contract with an earlier commit, if its files have changed since. */
async function listContractDiffSteps(): Promise<Step[]> {
  const base = await findContractBase(root);
  return base === undefined
    ? []
    : [{ name: "no breaking change of the contract", command: ["node", "cli.mjs", "contract", "diff", base] }];
}

const vitestStep = (name: string, projects: readonly string[], ...flags: string[]): Step => ({
  name,
  command: ["vitest", "run", ...flags, ...vitestFlags(projects)],
  resultsFile: resultsFileOf(projects),
});

/** Runs these test files, and the unit tests that import one of these files. */
const relatedTestsStep = (files: readonly string[]): Step => ({
  name: "unit tests of changed files",
  command: ["vitest", "related", "--run", ...files, ...vitestFlags(["unit", "isolated", "components"])],
  resultsFile: resultsFileOf(["unit"]),
});

const resultsFileOf = ([firstProject]: readonly string[]): string => `.cache/${firstProject}.json`;

const vitestFlags = (projects: readonly string[]): string[] => [
  ...projects.map((project) => `--project=${project}`),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${resultsFileOf(projects)}`,
  ...(process.env["CI"] === undefined
    ? []
    : ["--reporter=junit", `--outputFile.junit=.cache/junit/${projects[0]}.xml`]),
];

/** Runs a step. Vitest prints while it runs; the output of another step is returned when the step fails. */
async function runStep({ name, command: [program = "", ...args], resultsFile }: Step): Promise<StepResult> {
  const startedAtMs = performance.now();
  const isVitest = resultsFile !== undefined;
  if (isVitest) await rm(join(root, resultsFile), { force: true });
  const stdio = isVitest ? "inherit" : "pipe";
  let output = "";
  const addOutput = (text: string): void => void (output += text);
  const isOk = await runProgram(program, args, { stdio: ["ignore", stdio, stdio], onOutput: addOutput }).then(
    (code) => code === 0,
    (error: unknown) => {
      addOutput(formatError(error));
      return false;
    },
  );
  const mark = isOk ? styleText("green", "✓") : styleText("red", "✗");
  console.log(`${mark} ${name} (${((performance.now() - startedAtMs) / 1000).toFixed(1)} s)`);
  const report =
    resultsFile === undefined
      ? {
          passed: isOk ? 1 : 0,
          failures: isOk ? [] : [{ title: name, message: "Its output is above." }],
          durations: [],
        }
      : await readTestReport(join(root, resultsFile), isOk, root, name);
  return { ...report, isOk, output: isOk ? "" : output };
}
