import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readArguments } from "../codegen/arguments.ts";
import { attempt, refuse } from "../codegen/say.ts";

const help = `Tries faults, hostile answers and chance again and again, each round from another seed, and reports what survived.

  npm run soak                     for 5 minutes
  npm run soak -- --minutes 60     for as long as you like
  npm run soak -- --seed 4711      begins with this round, to see it again
`;

/** What is tried, and in which rounds: the broker takes most of a minute to be killed and thawed, so it comes every fifth time. */
const trials = [
  { name: "faults of every call", file: "tests/faults/matrix.test.ts", every: 1 },
  { name: "faults of renewals", file: "tests/faults/renewal.test.ts", every: 1 },
  { name: "good and broken answers", file: "tests/faults/answers.test.ts", every: 1 },
  { name: "screens of broken answers", file: "tests/faults/screens.test.tsx", every: 1 },
  { name: "links and redirects", file: "tests/faults/links.test.ts", every: 1 },
  { name: "sessions in several tabs", file: "tests/rooms/session/interleavings.test.ts", every: 1 },
  { name: "messages of the feed", file: "tests/rooms/live/message.test.ts", every: 1 },
  { name: "crashes of the feed", file: "tests/broker/feed.test.ts", every: 5 },
] as const;

type Tally = { rounds: number; passed: number; failed: { seed: number; test: string }[] };
type Results = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

const root = join(import.meta.dirname, "..");
const flags = readArguments({ help, options: { minutes: { type: "string", default: "5" }, seed: { type: "string" } } });
const minutes = Number(flags.minutes);
if (!Number.isFinite(minutes) || minutes <= 0) refuse(`--minutes takes a number of minutes, not "${flags.minutes}".`, 2);
const first = Number(flags.seed ?? Math.floor(Math.random() * 10_000));
if (!Number.isInteger(first) || first < 0) refuse(`--seed takes a whole number, not "${flags.seed}".`, 2);

await attempt(async () => {
  const tallies = new Map<string, Tally>(trials.map(({ file }) => [file, { rounds: 0, passed: 0, failed: [] }]));
  const [begun, length] = [Date.now(), minutes * 60_000];
  let round = 0;
  // One whole round at least: whoever asks for a second is told something as well.
  do {
    const seed = first + round;
    for (const { file, every } of trials) {
      if (round % every !== 0) continue;
      if (process.stdout.isTTY) show(Math.min((Date.now() - begun) / length, 1), round + 1, [...tallies.values()]);
      const tally = tallies.get(file) as Tally;
      const { passed, failed } = await run(file, seed);
      tally.rounds += 1;
      tally.passed += passed;
      tally.failed.push(...failed.map((test) => ({ seed, test })));
      if (round > 0 && Date.now() - begun > length) break;
    }
    round += 1;
    show(Math.min((Date.now() - begun) / length, 1), round, [...tallies.values()]);
  } while (Date.now() - begun < length);
  if (process.stdout.isTTY) console.log();
  report(tallies, (Date.now() - begun) / 60_000);
  process.exitCode = [...tallies.values()].some(({ failed }) => failed.length > 0) ? 1 : 0;
});

/** Runs one file from a seed; answers how many of its tests passed, and the names of those that did not. */
async function run(file: string, seed: number): Promise<{ passed: number; failed: string[] }> {
  const results = `.cache/soak-${process.pid}.json`;
  await mkdir(join(root, ".cache"), { recursive: true });
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", file, "--reporter=json", `--outputFile=${results}`], { cwd: root, stdio: "ignore", env: { ...process.env, SEED: String(seed) } });
  await new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject));
  const said = await readFile(join(root, results), "utf8").catch(() => undefined);
  await rm(join(root, results), { force: true });
  if (said === undefined) return { passed: 0, failed: ["the test run itself"] };
  const all = (JSON.parse(said) as Results).testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return { passed: all.filter(({ status }) => status === "passed").length, failed: all.length === 0 ? ["the test run itself"] : failed };
}

/** Where the run is: a bar on a terminal, a line for each round elsewhere. */
function show(part: number, round: number, tallies: readonly Tally[]): void {
  const passed = tallies.reduce((sum, one) => sum + one.passed, 0);
  const failed = tallies.reduce((sum, one) => sum + one.failed.length, 0);
  const filled = Math.round(part * 30);
  const line = `[${"█".repeat(filled)}${"·".repeat(30 - filled)}] ${String(Math.round(part * 100)).padStart(3)} %  round ${round}, ${passed} survived, ${failed} failed`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else console.log(line);
}

function report(tallies: ReadonlyMap<string, Tally>, took: number): void {
  console.log(`\nTried for ${took.toFixed(1)} minutes, from seed ${first} on:\n`);
  for (const { name, file } of trials) {
    const { rounds, passed, failed } = tallies.get(file) as Tally;
    console.log(`  ${failed.length === 0 ? "✓" : "✗"} ${name.padEnd(28)} ${String(rounds).padStart(4)} rounds ${String(passed).padStart(9)} survived ${String(failed.length).padStart(5)} failed`);
  }
  for (const { file } of trials) {
    for (const { seed, test } of tallies.get(file)?.failed ?? []) console.error(`✗ ${test}\n  see it again: SEED=${seed} npx vitest run --project unit ${file}`);
  }
}
