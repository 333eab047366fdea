import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseFlags } from "../../codegen/commandLine.ts";
import { runCommand, exitWithError } from "../../codegen/command.ts";
import { buildIfStale } from "../../deploy/build.ts";
import { countOperations } from "./scaledContract.ts";
import { measureBuilds, printBuildResults, publishBuildResults } from "./buildBench.ts";
import { printResults, publishResults } from "./report.ts";
import { measurePortal, benchParts, type BenchPart } from "./measurePortal.ts";

const help = `Measures how quick the portal is, beside the same pages without script and beside pages of another make.

  npm run bench                           everything that readers feel, in 5 rounds; takes half an hour
  npm run bench -- --rounds 3             fewer rounds
  npm run bench -- --only home,typing     some of: ${benchParts.join(", ")}
  npm run bench -- --build                instead what developers feel: generate, check, type-check and build,
                                          the first time and once more when nothing has changed, for our
                                          contract and for ones of 8, 200 and 1,000 operations
  npm run bench -- --build --sizes 200    some sizes
  npm run bench -- --json FILE            the figures of every round, also into FILE (they always go to .cache/)
  npm run bench -- --write                writes the medians into README.md and tests/bench/figures.svg

Everything is loaded in turn in one browser on a slow line and a slow processor, so that what else the machine does falls on
all of it alike. The peers are installed from the registry into .cache/ and belong to no build. No test asserts a time.
`;

const flags = parseFlags({
  help,
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    build: { type: "boolean" },
    sizes: { type: "string" },
    json: { type: "string" },
    write: { type: "boolean" },
  },
});
const cacheFolder = join(import.meta.dirname, "../../.cache");
const rounds = Number(flags.rounds);
if (!Number.isInteger(rounds) || rounds < 1) exitWithError(`--rounds takes a whole number, not "${flags.rounds}".`, 2);
const sizes = flags.sizes?.split(",").map(Number) ?? [8, await countOperations(), 200, 1000];
if (!sizes.every((size) => Number.isInteger(size) && size > 0))
  exitWithError(`--sizes takes numbers of operations, such as 60,200, not "${flags.sizes ?? ""}".`, 2);
const selectedParts = flags.only?.split(",") ?? [...benchParts];
const unknownPart = selectedParts.find((name) => !benchParts.some((part) => part === name));
if (unknownPart !== undefined)
  exitWithError(`There is no ${unknownPart} to measure. There are ${benchParts.join(", ")}.`, 2);

await runCommand(async () => {
  await mkdir(cacheFolder, { recursive: true });
  await (flags.build === true ? benchBuild() : benchPortal());
  // A browser that was connected to holds the process open.
  process.exit();
});

async function benchPortal(): Promise<void> {
  const build = await buildIfStale("competition", console.log);
  const results = await measurePortal({
    buildFolder: build,
    cacheFolder: join(cacheFolder, "bench"),
    rounds,
    parts: selectedParts as BenchPart[],
    log: showProgress,
  });
  await saveResults("bench.json", results);
  printResults(results);
  if (flags.write === true) await publishResults(results);
}

async function benchBuild(): Promise<void> {
  const results = await measureBuilds(sizes, join(cacheFolder, "bench"), showProgress);
  await saveResults("bench-build.json", results);
  printBuildResults(results);
  if (flags.write === true) await publishBuildResults(results);
}

function showProgress(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${line.slice(0, 100).padEnd(100)}` : `${line}\n`);
}

async function saveResults(name: string, results: object): Promise<void> {
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(102));
  for (const file of [join(cacheFolder, name), ...(flags.json === undefined ? [] : [flags.json])])
    await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
}
