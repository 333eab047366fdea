import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readArguments } from "../../codegen/commandLine.ts";
import { attempt, refuse } from "../../codegen/command.ts";
import { buildWhenNeeded } from "../../deploy/build.ts";
import { ownOperations } from "./scaledContract.ts";
import { measureBuildSide, printBuildSide, publishBuildSide } from "./buildBench.ts";
import { print, publish } from "./report.ts";
import { measureView, parts, type Part } from "./measurePortal.ts";

const help = `Measures how quick the portal is, beside the same pages without script and beside pages of another make.

  npm run bench                           everything that readers feel, in 5 rounds; takes half an hour
  npm run bench -- --rounds 3             fewer rounds
  npm run bench -- --only home,typing     some of: ${parts.join(", ")}
  npm run bench -- --build                instead what developers feel: generate, check, type-check and build,
                                          the first time and once more when nothing has changed, for our
                                          contract and for ones of 8, 200 and 1,000 operations
  npm run bench -- --build --sizes 200    some sizes
  npm run bench -- --json FILE            the figures of every round, also into FILE (they always go to .cache/)
  npm run bench -- --write                writes the medians into README.md and tests/bench/figures.svg

Everything is loaded in turn in one browser on a slow line and a slow processor, so that what else the machine does falls on
all of it alike. The peers are installed from the registry into .cache/ and belong to no build. No test asserts a time.
`;

const flags = readArguments({
  help,
  options: { rounds: { type: "string", default: "5" }, only: { type: "string" }, build: { type: "boolean" }, sizes: { type: "string" }, json: { type: "string" }, write: { type: "boolean" } },
});
const cache = join(import.meta.dirname, "../../.cache");
const rounds = Number(flags.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse(`--rounds takes a whole number, not "${flags.rounds}".`, 2);
const sizes = flags.sizes?.split(",").map(Number) ?? [8, await ownOperations(), 200, 1000];
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) refuse(`--sizes takes numbers of operations, such as 60,200, not "${flags.sizes ?? ""}".`, 2);
const named = flags.only?.split(",") ?? [...parts];
const unknown = named.find((name) => !parts.some((part) => part === name));
if (unknown !== undefined) refuse(`There is no ${unknown} to measure. There are ${parts.join(", ")}.`, 2);

await attempt(async () => {
  await mkdir(cache, { recursive: true });
  await (flags.build === true ? ofDevelopers() : ofReaders());
  // A browser that was connected to holds the process open.
  process.exit();
});

async function ofReaders(): Promise<void> {
  const build = await buildWhenNeeded("competition", console.log);
  const results = await measureView({ build, cache: join(cache, "bench"), rounds, only: named as Part[], tell });
  await keep("bench.json", results);
  print(results);
  if (flags.write === true) await publish(results);
}

async function ofDevelopers(): Promise<void> {
  const results = await measureBuildSide(sizes, join(cache, "bench"), tell);
  await keep("bench-build.json", results);
  printBuildSide(results);
  if (flags.write === true) await publishBuildSide(results);
}

function tell(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${line.slice(0, 100).padEnd(100)}` : `${line}\n`);
}

async function keep(name: string, results: object): Promise<void> {
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(102));
  for (const file of [join(cache, name), ...(flags.json === undefined ? [] : [flags.json])]) await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
}
