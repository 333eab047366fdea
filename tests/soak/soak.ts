import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { runProgram } from "../../cli/runProgram.ts";
import type { CaseKind } from "./caseCounts.ts";

const help = `Repeats the fault and property tests with a new seed in each round, and reports how many cases passed.

  npm run soak                     5 minutes, but at least one full round, which takes ten
  npm run soak -- --minutes 60     another duration
  npm run soak -- --seed 4711      start with this seed, to reproduce a failure
`;

/** The number of cases of each kind before a release. One full round reaches it for all property tests. */
const targetCounts: Readonly<Record<CaseKind | "faults of requests" | "faults of token refreshes", number>> = {
  "faults of requests": 1368,
  "faults of token refreshes": 50,
  "valid responses": 100_000,
  "invalid responses": 100_000,
  "pages with invalid responses": 10_000,
  "links and redirects": 1_000_000,
  "event orders in several tabs": 20_000,
  "bursts of 500 requests with an expired token": 200,
  "STOMP message bodies": 10_000,
  "STOMP messages in a burst": 10_000,
  "crashes of the STOMP server": 20,
  "freezes of the STOMP server": 20,
  "releases during an open tab": 20,
  "pages opened in one tab": 400,
  "random steps in three tabs": 1000,
};

type SoakSuite = {
  name: string;
  file: string;
  /** Multiplies the number of runs of an ordinary test run. */
  factor?: number;
  /** The suite runs in every n-th round. */
  everyNthRound: number;
  project?: "e2e" | "!e2e";
  /** The kind of case that each passed test counts as, for tests that do not report cases themselves. */
  countsTestsAs?: keyof typeof targetCounts;
};

const soakSuites: readonly SoakSuite[] = [
  {
    name: "faults of all requests",
    file: "tests/faults/matrix.test.ts",
    everyNthRound: 1,
    countsTestsAs: "faults of requests",
  },
  {
    name: "faults of token refreshes",
    file: "tests/faults/tokenRefresh.test.ts",
    everyNthRound: 1,
    countsTestsAs: "faults of token refreshes",
  },
  { name: "valid and invalid responses", file: "tests/faults/responses.test.ts", factor: 10, everyNthRound: 1 },
  { name: "pages, invalid responses", file: "tests/faults/routes.test.tsx", factor: 4, everyNthRound: 1 },
  { name: "links and redirects", file: "tests/faults/links.test.ts", factor: 34, everyNthRound: 1 },
  { name: "sessions in several tabs", file: "tests/auth/interleavings.test.ts", factor: 17, everyNthRound: 1 },
  { name: "STOMP messages", file: "tests/realtime/parseNotification.test.ts", factor: 67, everyNthRound: 1 },
  { name: "STOMP server crashes", file: "tests/broker/feed.test.ts", factor: 10, everyNthRound: 5 },
  {
    name: "releases during an open tab",
    file: "tests/e2e/releases.test.ts",
    factor: 4,
    everyNthRound: 5,
    project: "e2e",
  },
  { name: "long use of one tab", file: "tests/e2e/memoryLeaks.test.ts", factor: 12, everyNthRound: 5, project: "e2e" },
  {
    name: "random steps in Chromium",
    file: "tests/e2e/randomActions.test.ts",
    factor: 5,
    everyNthRound: 5,
    project: "e2e",
  },
];

type SuiteTally = { rounds: number; passed: number; failed: { seed: number; test: string }[] };
type Tallies = ReadonlyMap<SoakSuite, SuiteTally>;
type VitestResults = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

const root = join(import.meta.dirname, "../..");
const caseCounts = new Map<string, number>();

/** Runs `npm run soak`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: { minutes: { type: "string", default: "5" }, seed: { type: "string" } },
    args,
  });
  const minutes = Number(flags.minutes);
  if (!Number.isFinite(minutes) || minutes <= 0)
    exitWithError(`--minutes must be a number of minutes, not "${flags.minutes}".`, 2);
  const firstSeed = Number(flags.seed ?? Math.floor(Math.random() * 10_000));
  if (!Number.isInteger(firstSeed) || firstSeed < 0)
    exitWithError(`--seed must be a whole number, not "${flags.seed}".`, 2);

  const startedAtMs = Date.now();
  const tallies = await runRounds(firstSeed, minutes * 60_000);
  printReport(tallies, firstSeed, (Date.now() - startedAtMs) / 60_000);
  return [...tallies.values()].some(({ failed }) => failed.length > 0) ? 1 : 0;
};

/** Runs rounds of suites until `durationMs` has passed. The first round is always complete. */
async function runRounds(firstSeed: number, durationMs: number): Promise<Tallies> {
  const tallies: Tallies = new Map(
    soakSuites.map((suite) => [suite, { rounds: 0, passed: 0, failed: [] }] satisfies [SoakSuite, SuiteTally]),
  );
  const startedAtMs = Date.now();
  const elapsed = (): number => Math.min((Date.now() - startedAtMs) / durationMs, 1);
  let round = 0;
  do {
    const seed = firstSeed + round;
    for (const [suite, tally] of tallies) {
      if (round % suite.everyNthRound !== 0) continue;
      if (process.stdout.isTTY) showProgress(elapsed(), round + 1, tallies);
      const { passed, failed } = await runSuite(suite, seed);
      if (suite.countsTestsAs !== undefined) addCases(suite.countsTestsAs, passed);
      tally.rounds += 1;
      tally.passed += passed;
      tally.failed.push(...failed.map((test) => ({ seed, test })));
      if (round > 0 && elapsed() === 1) break;
    }
    round += 1;
    showProgress(elapsed(), round, tallies);
  } while (elapsed() < 1);
  if (process.stdout.isTTY) console.log();
  return tallies;
}

/** Runs the tests of one suite with a seed. Returns the number of passed tests and the names of failed ones. */
async function runSuite(
  { file, factor = 1, project = "!e2e" }: SoakSuite,
  seed: number,
): Promise<{ passed: number; failed: string[] }> {
  const [resultsFile, casesFile] = [`.cache/soak-${process.pid}.json`, `.cache/soak-${process.pid}.txt`];
  await mkdir(join(root, ".cache"), { recursive: true });
  const vitestArgs = ["run", "--project", project, file, "--reporter=json", `--outputFile=${resultsFile}`];
  await runProgram(process.execPath, ["node_modules/vitest/vitest.mjs", ...vitestArgs], {
    stdio: "ignore",
    env: {
      ...process.env,
      SEED: String(seed),
      SOAK_FACTOR: String(factor),
      SOAK_CASES_FILE: join(root, casesFile),
    },
  });
  const results = await readFile(join(root, resultsFile), "utf8").catch(() => undefined);
  const cases = await readFile(join(root, casesFile), "utf8").catch(() => "");
  for (const line of cases.split("\n").filter(Boolean)) {
    const [kind = "", count] = line.split("\t");
    addCases(kind, Number(count));
  }
  for (const path of [resultsFile, casesFile]) await rm(join(root, path), { force: true });
  return countTests(results);
}

/** Counts the tests in Vitest's JSON report. A missing or empty report counts as one failed test. */
function countTests(results: string | undefined): { passed: number; failed: string[] } {
  const tests =
    results === undefined
      ? []
      : (JSON.parse(results) as VitestResults).testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) return { passed: 0, failed: ["the test run itself"] };
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  };
}

function addCases(kind: string, count: number): void {
  caseCounts.set(kind, (caseCounts.get(kind) ?? 0) + count);
}

/** Prints a progress bar on a terminal, or one line for each round elsewhere. */
function showProgress(fraction: number, round: number, tallies: Tallies): void {
  const all = [...tallies.values()];
  const passed = all.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = all.reduce((sum, tally) => sum + tally.failed.length, 0);
  const filled = Math.round(fraction * 30);
  const bar = `[${"█".repeat(filled)}${"·".repeat(30 - filled)}] ${String(Math.round(fraction * 100)).padStart(3)} %`;
  const line = `${bar}  round ${round}, ${passed} passed, ${failed} failed`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else console.log(line);
}

function printReport(tallies: Tallies, firstSeed: number, durationMinutes: number): void {
  console.log(`\nRan for ${durationMinutes.toFixed(1)} minutes, starting with seed ${firstSeed}:\n`);
  for (const [{ name }, { rounds, passed, failed }] of tallies)
    console.log(
      `  ${failed.length === 0 ? "✓" : "✗"} ${name.padEnd(28)} ${String(rounds).padStart(4)} rounds ${String(passed).padStart(9)} passed ${String(failed.length).padStart(5)} failed`,
    );
  console.log(`\n  ${"passed cases".padEnd(52)} ${"number".padStart(12)} ${"target".padStart(12)}`);
  for (const [kind, target] of Object.entries(targetCounts)) {
    const count = caseCounts.get(kind) ?? 0;
    console.log(
      `  ${kind.padEnd(52)} ${count.toLocaleString("en").padStart(12)} ${target.toLocaleString("en").padStart(12)}${count < target ? "  below target: run longer" : ""}`,
    );
  }
  for (const [{ file, factor = 1, project = "!e2e" }, { failed }] of tallies)
    for (const { seed, test } of failed)
      console.error(
        `✗ ${test}\n  reproduce: SEED=${seed}${factor > 1 ? ` SOAK_FACTOR=${factor}` : ""} npx vitest run --project '${project}' ${file}`,
      );
}
