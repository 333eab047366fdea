import { execFile, spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify, styleText } from "node:util";
import { readArguments } from "../codegen/arguments.ts";

const help = `Runs the tests of the portal.

  npm test             everything: what is generated, types, lint, contract rules, unit tests, journeys in a real browser
  npm run check        the fast part, without the browser
  npm test -- --full   every screen for everybody in every language and look, instead of a part of them that has each
  npx vitest NAME      single files while working on them
`;

const root = join(import.meta.dirname, "..");
const { fast = false, full = false } = readArguments({ help, options: { fast: { type: "boolean" }, full: { type: "boolean" } } });
if (full) process.env["FULL"] = "1";

type Step = { name: string; command: readonly string[]; results?: string };
// On a busy machine a journey may miss a moment that it waits for, so of all together each has one more try: a fault of the portal fails in both.
const vitest = (project: string): Step => ({
  name: project === "unit" ? "unit tests" : "journeys in Chromium",
  command: ["vitest", "run", "--project", project, ...(project === "e2e" ? ["--retry=1"] : []), "--reporter=default", "--reporter=json", `--outputFile.json=.cache/${project}.json`],
  results: `.cache/${project}.json`,
});

/** Steps that need nothing of each other run side by side; the tests follow, because they want both cores. */
const quick: readonly Step[] = [
  { name: "generated files are fresh", command: ["node", "codegen/generate.ts", "--check"] },
  { name: "types", command: ["tsc", "-p", "tsconfig.json", "--checkers", "1"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  ...(await lastLanding().then((base) => (base === undefined ? [] : [{ name: "the contract breaks nobody", command: ["node", "openapi/kit/command.ts", "diff", base] }]))),
];
const tests = fast ? [vitest("unit")] : [vitest("unit"), vitest("e2e")];

const counts = { passed: 0, failed: 0 };
await mkdir(join(root, ".cache"), { recursive: true });
let sound = (await Promise.all(quick.map((step) => take(step, false)))).every(Boolean);
for (const step of tests) sound = (await take(step, true)) && sound;
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = sound ? 0 : 1;

/** Runs a step. A test run shows itself as it goes; of the others only what went wrong is shown. */
async function take({ name, command: [program = "", ...args], results }: Step, shown: boolean): Promise<boolean> {
  const began = performance.now();
  if (results !== undefined) await rm(join(root, results), { force: true });
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => (printed += data.toString()));
  const passed = await new Promise<boolean>((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
  await count(passed, results);
  console.log(`${passed ? styleText("green", "✓") : styleText("red", "✗")} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (!passed) console.error(printed);
  return passed;
}

/** The commit that this work is held against: where it left the main branch, or the one before it on that branch. `undefined` outside git. */
async function lastLanding(): Promise<string | undefined> {
  const git = (...words: string[]): Promise<string | undefined> => promisify(execFile)("git", words, { cwd: root }).then(({ stdout }) => stdout.trim() || undefined, () => undefined);
  const [head, base] = [await git("rev-parse", "HEAD"), await git("merge-base", "origin/main", "HEAD")];
  return base !== undefined && base !== head ? base : git("rev-parse", "--verify", "HEAD^");
}

async function count(passed: boolean, results: string | undefined): Promise<void> {
  if (results === undefined) {
    counts[passed ? "passed" : "failed"] += 1;
    return;
  }
  const { numPassedTests = 0, numFailedTests = passed ? 0 : 1 } = JSON.parse(await readFile(join(root, results), "utf8").catch(() => "{}")) as { numPassedTests?: number; numFailedTests?: number };
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
}
