import { execFile, spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify, styleText } from "node:util";
import { parseFlags } from "../codegen/commandLine.ts";
import { exitWithError } from "../codegen/command.ts";

const help = `Runs the tests of the portal.

  npm test             everything: what is generated, types, lint, contract rules, unit tests, journeys in a real browser
  npm run check        the fast part: without the browser and without the unit tests that vite.config.ts calls long
  npm test -- --full   every screen for everybody in every language and look, instead of a part of them that has each
  npm test -- --portal quality   only the journeys through every screen, in the quality portal; with --full all of them
  npx vitest NAME      single files while working on them
`;

const root = join(import.meta.dirname, "..");
const {
  fast = false,
  full = false,
  portal = "competition",
} = parseFlags({ help, options: { fast: { type: "boolean" }, full: { type: "boolean" }, portal: { type: "string" } } });
if (portal !== "competition" && portal !== "quality")
  exitWithError(`--portal takes competition or quality, not "${portal}".`, 2);
if (full) process.env["FULL"] = "1";
// Read by vite.config.ts, and so by whatever is tested.
process.env["VITE_COMPANY_ID"] = portal === "quality" ? "2" : "1";
/** Journeys that go through every screen of whichever portal they are given; the others are of the competition portal, or of both. */
const everyPageTests = ["allPages", "displayModes", "reflowAndFocus", "keyboard"].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

type Step = { name: string; command: readonly string[]; resultsFile?: string };
const vitestStep = (name: string, projects: readonly string[], ...flags: string[]): Step => ({
  name,
  command: [
    "vitest",
    "run",
    ...projects.map((project) => `--project=${project}`),
    ...flags,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=.cache/${projects[0]}.json`,
  ],
  resultsFile: `.cache/${projects[0]}.json`,
});

/** Steps that need nothing of each other run side by side. */
const parallelSteps: readonly Step[] =
  portal === "quality"
    ? []
    : [
        { name: "generated files are fresh", command: ["node", "codegen/generate.ts", "--check"] },
        { name: "types", command: ["tsc", "-p", "tsconfig.json", "--checkers", "1"] },
        { name: "lint", command: ["oxlint", "--deny-warnings"] },
        vitestStep("unit tests", ["unit", "isolated", ...(fast ? [] : ["slow"])]),
        ...(await findBaseCommit().then((base) =>
          base === undefined
            ? []
            : [{ name: "the contract breaks nobody", command: ["node", "openapi/kit/command.ts", "diff", base] }],
        )),
      ];
// The journeys follow, because they want the machine for themselves. On a busy one a journey may miss a moment that it waits for, so of all
// together each has one more try: a fault of the portal fails in both.
const e2eStep = vitestStep(
  "journeys in Chromium",
  ["e2e"],
  "--retry=1",
  ...(portal === "quality" ? everyPageTests : []),
);

const counts = { passed: 0, failed: 0 };
await mkdir(join(root, ".cache"), { recursive: true });
const outcomes = await Promise.all(parallelSteps.map(runStep));
if (!fast) outcomes.push(await runStep(e2eStep));
for (const { printed } of outcomes) if (printed !== "") console.error(`\n${printed}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;

/** Runs a step. A test run shows itself as it goes; of the others only what went wrong is answered. */
async function runStep({
  name,
  command: [program = "", ...args],
  resultsFile,
}: Step): Promise<{ passed: boolean; printed: string }> {
  const [began, shown] = [performance.now(), resultsFile !== undefined];
  if (resultsFile !== undefined) await rm(join(root, resultsFile), { force: true });
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => (printed += data.toString()));
  const passed = await new Promise<boolean>((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
  await countResults(passed, resultsFile);
  console.log(
    `${passed ? styleText("green", "✓") : styleText("red", "✗")} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
  return { passed, printed: passed ? "" : printed };
}

/** The commit that this work is held against: where it left the main branch, or the one before it on that branch. `undefined` outside git. */
async function findBaseCommit(): Promise<string | undefined> {
  const git = (...words: string[]): Promise<string | undefined> =>
    promisify(execFile)("git", words, { cwd: root }).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    );
  const [head, base] = [await git("rev-parse", "HEAD"), await git("merge-base", "origin/main", "HEAD")];
  return base !== undefined && base !== head ? base : git("rev-parse", "--verify", "HEAD^");
}

async function countResults(passed: boolean, results: string | undefined): Promise<void> {
  if (results === undefined) {
    counts[passed ? "passed" : "failed"] += 1;
    return;
  }
  const { numPassedTests = 0, numFailedTests = passed ? 0 : 1 } = JSON.parse(
    await readFile(join(root, results), "utf8").catch(() => "{}"),
  ) as { numPassedTests?: number; numFailedTests?: number };
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
}
