import { globSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, matchesGlob, relative } from "node:path";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseShard } from "../support/parseShard.ts";
import { parseCommandLine } from "../../cli/commandLine.ts";
import { lowestScore, mutatedFolders } from "./folders.ts";
import { countResults, renderTable, type FolderResult, type Mutant } from "./results.ts";

const root = join(import.meta.dirname, "../..");
const cacheFolder = ".cache/mutation";

const help = `Changes the code in one place at a time and reports the changes that no test notices.

  npm run mutation                              all folders, one after the other; takes hours
  npm run mutation src/auth                     one folder: ${Object.keys(mutatedFolders).join(", ")}
  npm run mutation src/auth/session.ts          only this file
  npm run mutation src/auth -- --renew          every change again; otherwise only those whose code or tests differ from
                                                the last run
  npm run mutation openapi/kit/verify           changes the rules of the mock backend, which verify has to notice
  npm run mutation openapi/kit/verify -- --shard 3/14
                                                only the third of fourteen parts of its files

Writes .cache/mutation/<folder>/report.html and report.json. Fails when the tests of a folder notice less than
${lowestScore} % of the changes, or than its own limit (tests/mutation/folders.ts). docs/mutation.md has the last results.
`;

/** Runs `npm run mutation`. */
export const run: Command = async (args) => {
  const { flags, positionals } = parseCommandLine({
    help,
    maxPositionals: Number.POSITIVE_INFINITY,
    options: { renew: { type: "boolean", default: false }, shard: { type: "string", default: "1/1" } },
    args,
  });
  const [part, parts] = parseShard(flags.shard);
  const results: FolderResult[] = [];
  for (const [folder, patterns] of selectModules(positionals)) {
    const files = globSync(patterns, { cwd: root }).toSorted();
    if (files.length === 0) exitWithError(`There is no file ${patterns.join(", ")}.`, 2);
    const selected = files.filter((_, index) => index % parts === part - 1);
    if (selected.length > 0) results.push(await measureFolder(folder, selected, flags.renew));
  }
  console.log(`\n${renderTable(results)}`);
  const low = results.filter(({ folder, score }) => score < (mutatedFolders[folder]?.lowestScore ?? lowestScore));
  if (low.length > 0)
    exitWithError(
      `The tests notice too few of the changes in ${low.map(({ folder }) => folder).join(", ")}: tests/mutation/folders.ts.`,
    );
  process.exit();
};

/** Returns the patterns of the modules to change for each folder. Ends the process when a path lies in no folder of the table. */
function selectModules(paths: readonly string[]): Map<string, string[]> {
  const selections = new Map<string, string[]>();
  for (const path of paths.length === 0 ? Object.keys(mutatedFolders) : paths.map((text) => text.replace(/\/$/, ""))) {
    const folders = Object.entries(mutatedFolders);
    const [folder] =
      folders.find(([name]) => path === name || path.startsWith(`${name}/`)) ??
      folders.find(([, { modules }]) => modules.some((pattern) => matchesGlob(path, pattern))) ??
      [];
    if (folder === undefined)
      exitWithError(`"${path}" is in none of the folders ${Object.keys(mutatedFolders).join(", ")}.`, 2);
    const modules = path === folder ? (mutatedFolders[folder]?.modules ?? []) : [path];
    selections.set(folder, [...(selections.get(folder) ?? []), ...modules]);
  }
  return selections;
}

async function measureFolder(folder: string, modules: readonly string[], isRenewed: boolean): Promise<FolderResult> {
  const startMs = Date.now();
  const output = join(cacheFolder, folder.replaceAll("/", "-"));
  await mkdir(join(root, output), { recursive: true });
  // Read by vitest.config.ts in the processes that StrykerJS starts.
  process.env["MUTATED_FOLDER"] = folder;
  // Its packages load slowly, and `--help` needs none of them.
  const { Stryker } = await import("@stryker-mutator/core");
  const mutants: readonly Mutant[] = await new Stryker({
    mutate: [...modules],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    // A change in code that runs when its module is loaded would need all tests of the folder.
    ignoreStatic: true,
    // The tests run without type check.
    disableTypeChecks: false,
    concurrency: 2,
    // A test that waits longer than its own limit fails; this limit is for code that blocks.
    timeoutMS: mutatedFolders[folder]?.extraTimeMs ?? 8000,
    timeoutFactor: 1.5,
    incremental: true,
    // The results of modules that are not selected stay.
    force: isRenewed,
    incrementalFile: join(output, "incremental.json"),
    tempDirName: join(cacheFolder, "sandbox"),
    ignorePatterns: ["/.cache", "/dist*", "/screenshots", "/.git", "/docs"],
    reporters: ["html", "json", "progress-append-only"],
    htmlReporter: { fileName: join(output, "report.html") },
    jsonReporter: { fileName: join(output, "report.json") },
    allowEmpty: false,
    allowConsoleColors: false,
  }).runMutationTest();
  for (const { status, fileName, location, mutatorName, replacement } of mutants)
    if (status === "Survived" || status === "NoCoverage")
      console.log(
        `${relative(root, fileName)}:${location.start.line} ${status} ${mutatorName}: ${replacement?.split("\n")[0] ?? ""}`,
      );
  return countResults(folder, mutants, (Date.now() - startMs) / 60_000);
}
