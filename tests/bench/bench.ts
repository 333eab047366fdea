import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { buildIfStale } from "../../deploy/build.ts";
import { createPackage } from "../../deploy/package.ts";
import { measureBuilds, printBuildResults, publishBuildResults } from "./buildBench.ts";
import { loadParts, measureLoad, printLoadResults, publishLoadResults, type LoadOptions } from "./loadBench.ts";
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
  npm run bench -- --load                      instead requests to the nginx of a package, and live feeds through it to RabbitMQ; in 3
                                               rounds it takes 20 minutes. Needs Linux; installs Debian's nginx, wrk and RabbitMQ
  npm run bench -- --load --measure nginx      one of: ${loadParts.join(", ")}
  npm run bench -- --load --feeds 4000         fewer live feeds (default: 20000)
  npm run bench -- --load --background-gc      RabbitMQ collects the garbage of idle connections too (background_gc_enabled)
  npm run bench -- --output FILE               write the results of all rounds to FILE too (default: only .cache/)
  npm run bench -- --write                     write the medians into docs/performance.md and docs/images/bench.svg, or
                                               those of --load into docs/deployment.md

Pages load in turn in one browser with a throttled network and CPU, so that other load on the machine affects all alike.
Installs the other applications from the registry into .cache/. No test asserts a duration.
`;

const cacheFolder = join(import.meta.dirname, "../../.cache");

/** Runs `npm run bench`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      rounds: { type: "string" },
      measure: { type: "string" },
      build: { type: "boolean", default: false },
      sizes: { type: "string" },
      load: { type: "boolean", default: false },
      feeds: { type: "string", default: "20000" },
      "background-gc": { type: "boolean", default: false },
      output: { type: "string" },
      write: { type: "boolean", default: false },
    },
    args,
  });
  const rounds = parseCount("rounds", flags.rounds ?? (flags.load ? "3" : "5"));
  const maxFeeds = parseCount("feeds", flags.feeds);
  const sizes = flags.sizes?.split(",").map(Number) ?? [8, await countOperations(), 200, 1000];
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    exitWithError(`--sizes must be numbers of operations, such as 60,200, not "${flags.sizes ?? ""}".`, 2);

  await mkdir(cacheFolder, { recursive: true });
  if (flags.load) {
    const parts = parseParts(loadParts, flags.measure);
    await benchLoad({ rounds, parts, maxFeeds, hasBackgroundGc: flags["background-gc"] }, flags);
  } else if (flags.build) await benchBuild(sizes, flags);
  else await benchPortal(rounds, parseParts(benchParts, flags.measure), flags);
  // The connection to the browser would keep the process alive.
  process.exit();
};

type OutputFlags = { output?: string | undefined; write: boolean };

function parseCount(name: string, text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0
    ? value
    : exitWithError(`--${name} must be a whole number, not "${text}".`, 2);
}

function parseParts<Part extends string>(parts: readonly Part[], text: string | undefined): readonly Part[] {
  if (text === undefined) return parts;
  return text
    .split(",")
    .map(
      (name) =>
        parts.find((part) => part === name) ??
        exitWithError(`--measure must be one or more of ${parts.join(", ")}, not "${name}".`, 2),
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

async function benchLoad(options: LoadOptions, { output, write }: OutputFlags): Promise<void> {
  const packageFolder = join(cacheFolder, "bench/package");
  await createPackage(await buildIfStale("competition", console.log), packageFolder);
  const results = await measureLoad(packageFolder, { ...options, log: showProgress });
  await saveResults("bench-load.json", output, results);
  printLoadResults(results);
  if (write) await publishLoadResults(results);
}

function showProgress(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${line.slice(0, 100).padEnd(100)}` : `${line}\n`);
}

async function saveResults(name: string, output: string | undefined, results: object): Promise<void> {
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(102));
  const files = [join(cacheFolder, name), ...(output === undefined ? [] : [output])];
  for (const file of files) await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
}
