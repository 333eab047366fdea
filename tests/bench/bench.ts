import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exitWithError, type Command } from "../../codegen/command.ts";
import { parseFlags } from "../../codegen/commandLine.ts";
import { buildIfStale } from "../../deploy/build.ts";
import { measureBuilds, printBuildResults, publishBuildResults } from "./buildBench.ts";
import { benchParts, measurePortal, type BenchPart } from "./measurePortal.ts";
import { printResults, publishResults } from "./report.ts";
import { countOperations } from "./scaledContract.ts";

const help = `Measures the performance of the portal beside the same pages without scripts and beside other applications.

  npm run bench                                all page loads and interactions in 5 rounds, and up to 6 more of the ratios that
                                               vary by more than 10 %; takes an hour
  npm run bench -- --rounds 3                  fewer rounds
  npm run bench -- --measure home,typing       some of: ${benchParts.join(", ")}
  npm run bench -- --build                     instead generate, check, type-check and build, with and without changes, for our
                                               contract and for contracts of 8, 200 and 1,000 operations
  npm run bench -- --build --sizes 200         some sizes, as numbers of operations
  npm run bench -- --output FILE               write the results of all rounds to FILE too (default: only .cache/)
  npm run bench -- --write                     write the medians into docs/performance.md and docs/images/bench.svg

Pages load in turn in one browser with a throttled network and CPU, so that other load on the machine affects all alike.
Installs the other applications from the registry into .cache/. No test asserts a duration.
`;

const cacheFolder = join(import.meta.dirname, "../../.cache");

/** Runs `npm run bench`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      rounds: { type: "string", default: "5" },
      measure: { type: "string" },
      build: { type: "boolean", default: false },
      sizes: { type: "string" },
      output: { type: "string" },
      write: { type: "boolean", default: false },
    },
    args,
  });
  const rounds = Number(flags.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    exitWithError(`--rounds must be a whole number, not "${flags.rounds}".`, 2);
  const parts = parseParts(flags.measure);
  const sizes = flags.sizes?.split(",").map(Number) ?? [8, await countOperations(), 200, 1000];
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    exitWithError(`--sizes must be numbers of operations, such as 60,200, not "${flags.sizes ?? ""}".`, 2);

  await mkdir(cacheFolder, { recursive: true });
  await (flags.build ? benchBuild(sizes, flags) : benchPortal(rounds, parts, flags));
  // The connection to the browser would keep the process alive.
  process.exit();
};

type OutputFlags = { output?: string | undefined; write: boolean };

function parseParts(text: string | undefined): readonly BenchPart[] {
  if (text === undefined) return benchParts;
  return text
    .split(",")
    .map(
      (name) =>
        benchParts.find((part) => part === name) ??
        exitWithError(`--measure must be one or more of ${benchParts.join(", ")}, not "${name}".`, 2),
    );
}

async function benchPortal(rounds: number, parts: readonly BenchPart[], { output, write }: OutputFlags): Promise<void> {
  const buildFolder = await buildIfStale("competition", console.log);
  const benchFolder = join(cacheFolder, "bench");
  const results = await measurePortal({ buildFolder, cacheFolder: benchFolder, rounds, parts, log: showProgress });
  await saveResults("bench.json", output, results);
  printResults(results);
  if (write) await publishResults(results);
}

async function benchBuild(sizes: readonly number[], { output, write }: OutputFlags): Promise<void> {
  const results = await measureBuilds(sizes, join(cacheFolder, "bench"), showProgress);
  await saveResults("bench-build.json", output, results);
  printBuildResults(results);
  if (write) await publishBuildResults(results);
}

function showProgress(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${line.slice(0, 100).padEnd(100)}` : `${line}\n`);
}

async function saveResults(name: string, output: string | undefined, results: object): Promise<void> {
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(102));
  const files = [join(cacheFolder, name), ...(output === undefined ? [] : [output])];
  for (const file of files) await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
}
