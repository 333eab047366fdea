import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseFlags } from "../../codegen/commandLine.ts";
import { runCommand, exitWithError } from "../../codegen/command.ts";
import type { CaseKind } from "./caseCounts.ts";

const help = `Tries faults, hostile answers and chance again and again, each round from another seed, and reports what survived and how often each thing was tried.

  npm run soak                     for 5 minutes, and one whole round at least, which takes ten
  npm run soak -- --minutes 60     for as long as you like
  npm run soak -- --seed 4711      begins with this round, to see it again
`;

/** How often each thing is to be tried before a release, by what is tried; for what chance does not repeat, in tests. */
const targetCounts: Readonly<Record<CaseKind | "faults of calls" | "faults of renewals", number>> = {
  "faults of calls": 1368,
  "faults of renewals": 50,
  "good answers": 100_000,
  "broken answers": 100_000,
  "screens of broken answers": 10_000,
  "links and redirects": 1_000_000,
  "orders of events in several tabs": 20_000,
  "crowds of five hundred calls without a good token": 200,
  "bodies of messages": 10_000,
  "messages in a flood": 10_000,
  "crashes of the feed's server": 20,
  "freezes of the feed's server": 20,
  "releases under an open tab": 20,
  "pages in one tab that stays open": 400,
  "steps in three tabs of Chromium": 1000,
};

/** What is tried, how many times as often as in the ordinary run, and in which rounds: a whole round reaches the goals of all that chance repeats. */
const soakSuites: readonly {
  name: string;
  file: string;
  times?: number;
  every: number;
  project?: "e2e";
  counts?: keyof typeof targetCounts;
}[] = [
  { name: "faults of every call", file: "tests/faults/matrix.test.ts", every: 1, counts: "faults of calls" },
  { name: "faults of renewals", file: "tests/faults/tokenRefresh.test.ts", every: 1, counts: "faults of renewals" },
  { name: "good and broken answers", file: "tests/faults/responses.test.ts", times: 10, every: 1 },
  { name: "screens of broken answers", file: "tests/faults/routes.test.tsx", times: 4, every: 1 },
  { name: "links and redirects", file: "tests/faults/links.test.ts", times: 34, every: 1 },
  { name: "sessions in several tabs", file: "tests/auth/interleavings.test.ts", times: 17, every: 1 },
  { name: "messages of the feed", file: "tests/realtime/parseMessage.test.ts", times: 67, every: 1 },
  { name: "crashes of the feed", file: "tests/broker/feed.test.ts", times: 10, every: 5 },
  { name: "releases under an open tab", file: "tests/e2e/releases.test.ts", times: 4, every: 5, project: "e2e" },
  { name: "long use of one tab", file: "tests/e2e/memoryLeaks.test.ts", times: 12, every: 5, project: "e2e" },
  { name: "chance in Chromium", file: "tests/e2e/randomActions.test.ts", times: 5, every: 5, project: "e2e" },
];

type SuiteTally = { rounds: number; passed: number; failed: { seed: number; test: string }[] };
const caseCounts = new Map<string, number>();
type VitestResults = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

const root = join(import.meta.dirname, "../..");
const flags = parseFlags({ help, options: { minutes: { type: "string", default: "5" }, seed: { type: "string" } } });
const minutes = Number(flags.minutes);
if (!Number.isFinite(minutes) || minutes <= 0)
  exitWithError(`--minutes takes a number of minutes, not "${flags.minutes}".`, 2);
const firstSeed = Number(flags.seed ?? Math.floor(Math.random() * 10_000));
if (!Number.isInteger(firstSeed) || firstSeed < 0)
  exitWithError(`--seed takes a whole number, not "${flags.seed}".`, 2);

await runCommand(async () => {
  const tallies = new Map<string, SuiteTally>(
    soakSuites.map(({ file }) => [file, { rounds: 0, passed: 0, failed: [] }]),
  );
  const [begun, length] = [Date.now(), minutes * 60_000];
  let round = 0;
  // One whole round at least: whoever asks for a second is told something as well.
  do {
    const seed = firstSeed + round;
    for (const { file, times = 1, every, project = "!e2e", counts: counted } of soakSuites) {
      if (round % every !== 0) continue;
      if (process.stdout.isTTY)
        showProgress(Math.min((Date.now() - begun) / length, 1), round + 1, [...tallies.values()]);
      const tally = tallies.get(file) as SuiteTally;
      const { passed, failed } = await runSuite(file, seed, project, times);
      if (counted !== undefined) addCases(counted, passed);
      tally.rounds += 1;
      tally.passed += passed;
      tally.failed.push(...failed.map((test) => ({ seed, test })));
      if (round > 0 && Date.now() - begun > length) break;
    }
    round += 1;
    showProgress(Math.min((Date.now() - begun) / length, 1), round, [...tallies.values()]);
  } while (Date.now() - begun < length);
  if (process.stdout.isTTY) console.log();
  printReport(tallies, (Date.now() - begun) / 60_000);
  process.exitCode = [...tallies.values()].some(({ failed }) => failed.length > 0) ? 1 : 0;
});

/** Runs one file from a seed; answers how many of its tests passed, and the names of those that did not. */
async function runSuite(
  file: string,
  seed: number,
  project: string,
  times: number,
): Promise<{ passed: number; failed: string[] }> {
  const [results, told] = [`.cache/soak-${process.pid}.json`, `.cache/soak-${process.pid}.txt`];
  await mkdir(join(root, ".cache"), { recursive: true });
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", project, file, "--reporter=json", `--outputFile=${results}`],
    {
      cwd: root,
      stdio: "ignore",
      env: { ...process.env, SEED: String(seed), SOAK_FACTOR: String(times), SOAK_CASES_FILE: join(root, told) },
    },
  );
  await new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject));
  const said = await readFile(join(root, results), "utf8").catch(() => undefined);
  const lines = await readFile(join(root, told), "utf8").catch(() => "");
  for (const line of lines.split("\n").filter(Boolean))
    addCases(line.split("\t")[0] ?? "", Number(line.split("\t")[1]));
  for (const file of [results, told]) await rm(join(root, file), { force: true });
  if (said === undefined) return { passed: 0, failed: ["the test run itself"] };
  const all = (JSON.parse(said) as VitestResults).testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return {
    passed: all.filter(({ status }) => status === "passed").length,
    failed: all.length === 0 ? ["the test run itself"] : failed,
  };
}

function addCases(what: string, times: number): void {
  caseCounts.set(what, (caseCounts.get(what) ?? 0) + times);
}

/** Where the run is: a bar on a terminal, a line for each round elsewhere. */
function showProgress(fraction: number, round: number, tallies: readonly SuiteTally[]): void {
  const passed = tallies.reduce((sum, one) => sum + one.passed, 0);
  const failed = tallies.reduce((sum, one) => sum + one.failed.length, 0);
  const filled = Math.round(fraction * 30);
  const line = `[${"█".repeat(filled)}${"·".repeat(30 - filled)}] ${String(Math.round(fraction * 100)).padStart(3)} %  round ${round}, ${passed} survived, ${failed} failed`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else console.log(line);
}

function printReport(tallies: ReadonlyMap<string, SuiteTally>, tookMinutes: number): void {
  console.log(`\nTried for ${tookMinutes.toFixed(1)} minutes, from seed ${firstSeed} on:\n`);
  for (const { name, file } of soakSuites) {
    const { rounds, passed, failed } = tallies.get(file) as SuiteTally;
    console.log(
      `  ${failed.length === 0 ? "✓" : "✗"} ${name.padEnd(28)} ${String(rounds).padStart(4)} rounds ${String(passed).padStart(9)} survived ${String(failed.length).padStart(5)} failed`,
    );
  }
  console.log(`\n  ${"tried, and held".padEnd(52)} ${"times".padStart(12)} ${"to be".padStart(12)}`);
  for (const [what, goal] of Object.entries(targetCounts)) {
    const times = caseCounts.get(what) ?? 0;
    console.log(
      `  ${what.padEnd(52)} ${times.toLocaleString("en").padStart(12)} ${goal.toLocaleString("en").padStart(12)}${times < goal ? "  not yet: a longer run" : ""}`,
    );
  }
  for (const { file, times = 1, project = "!e2e" } of soakSuites) {
    for (const { seed, test } of tallies.get(file)?.failed ?? [])
      console.error(
        `✗ ${test}\n  see it again: SEED=${seed}${times > 1 ? ` SOAK_FACTOR=${times}` : ""} npx vitest run --project '${project}' ${file}`,
      );
  }
}
