import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readArguments } from "../../codegen/arguments.ts";
import { attempt, refuse } from "../../codegen/say.ts";
import { buildWhenNeeded } from "../../deploy/build.ts";
import { print, publish } from "./report.ts";
import { measureView, parts, type Part } from "./view.ts";

const help = `Measures how quick the portal is, beside the same pages without script and beside pages of another make.

  npm run bench                           everything, in 5 rounds; takes a quarter of an hour
  npm run bench -- --rounds 3             fewer rounds
  npm run bench -- --only home,typing     some of: ${parts.join(", ")}
  npm run bench -- --json FILE            the figures of every round, also into FILE (they always go to .cache/bench.json)
  npm run bench -- --write                writes the medians into README.md and tests/bench/figures.svg

Everything is loaded in turn in one browser on a slow line and a slow processor, so that what else the machine does falls on
all of it alike. The peers are installed from the registry into .cache/ and belong to no build. No test asserts a time.
`;

const flags = readArguments({ help, options: { rounds: { type: "string", default: "5" }, only: { type: "string" }, json: { type: "string" }, write: { type: "boolean" } } });
const root = join(import.meta.dirname, "../..");
const rounds = Number(flags.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse(`--rounds takes a whole number, not "${flags.rounds}".`, 2);
const named = flags.only?.split(",") ?? [...parts];
const unknown = named.find((name) => !parts.some((part) => part === name));
if (unknown !== undefined) refuse(`There is no ${unknown} to measure. There are ${parts.join(", ")}.`, 2);

await attempt(async () => {
  const tell = (line: string): void => void process.stderr.write(process.stderr.isTTY ? `\r${line.slice(0, 100).padEnd(100)}` : `${line}\n`);
  const build = await buildWhenNeeded("competition", console.log);
  const results = await measureView({ build, cache: join(root, ".cache/bench"), rounds, only: named as Part[], tell });
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(102));
  await mkdir(join(root, ".cache"), { recursive: true });
  for (const file of [join(root, ".cache/bench.json"), ...(flags.json === undefined ? [] : [flags.json])]) await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
  print(results);
  if (flags.write === true) await publish(results);
  // A browser that was connected to holds the process open.
  process.exit();
});
