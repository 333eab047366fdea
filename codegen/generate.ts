import { watch } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { GenerationError } from "./generationError.ts";
import { modulePattern } from "./modulePattern.ts";
import { formatError } from "./readJson.ts";
import { writeStamp, readStamp, computeStamp } from "./stamp.ts";
import {
  removeScratchTree,
  findChanges,
  createScratchTree,
  copyChanges,
  type FileChange,
  type ScratchTree,
} from "./scratchTree.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

const help = `Writes all files that are generated from the contract, the forms, the messages, the settings and the styles.

  npm run generate              write what changed
  npm run generate -- --check   write nothing; fail and name each file that is stale
  npm run generate -- --watch   write again at every change of a source
`;

/** The sources of the generated files, the generator, and the generated files themselves. */
const trackedPaths = [
  "openapi",
  "forms",
  "locales",
  "public/config.schema.json",
  "cli",
  "codegen",
  "src",
  "mocks",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** The name of the stamp of the last run that found everything up to date. */
const generatedStamp = "generated";

/**
 * Runs every target into a scratch tree and passes the differences from the repository to `applyChanges`, which returns
 * whether the repository is up to date afterwards. Does nothing while sources and output have the stamp of an up-to-date run.
 */
async function generate(applyChanges: (scratch: ScratchTree, changes: FileChange[]) => boolean): Promise<void> {
  const currentStamp = computeStamp(trackedPaths);
  if (readStamp(generatedStamp) === currentStamp) return;
  const scratch = await createScratchTree();
  try {
    // The packages are loaded only when there is something to do.
    const { generateTargets, targets } = await import("./targets.ts");
    await generateTargets(scratch, targets);
    const changes = findChanges(scratch);
    if (applyChanges(scratch, changes))
      writeStamp(generatedStamp, changes.length === 0 ? currentStamp : computeStamp(trackedPaths));
  } finally {
    await removeScratchTree(scratch);
  }
}

/** Writes and prints the files that changed. Returns their number. */
export async function writeGenerated(): Promise<number> {
  let written = 0;
  await generate((scratch, changes) => {
    writeChanges(scratch, changes);
    written = changes.length;
    return true;
  });
  return written;
}

function writeChanges(scratch: ScratchTree, changes: readonly FileChange[]): void {
  copyChanges(scratch, changes);
  for (const { path, kind } of changes) console.log(`${kind === "left over" ? "removed" : "written"}  ${path}`);
}

/** Writes and prints the files that changed and depend on these sources. Throws a `GenerationError` like `generateTargets`. */
async function writeTargetsOf(changedSources: readonly string[]): Promise<void> {
  const { findTargets, generateTargets, isOutputOf } = await import("./targets.ts");
  const selected = findTargets(changedSources);
  if (selected.length === 0) return;
  const scratch = await createScratchTree();
  try {
    await generateTargets(scratch, selected);
    writeChanges(
      scratch,
      findChanges(scratch, (path) => selected.some((target) => isOutputOf(target, path))),
    );
  } finally {
    await removeScratchTree(scratch);
  }
}

async function checkGenerated(): Promise<boolean> {
  let fresh = true;
  await generate((_scratch, changes) => {
    for (const { path, kind } of changes) console.error(`${path} is stale (${kind}). Run: npm run generate`);
    fresh = changes.length === 0;
    return fresh;
  });
  return fresh;
}

/** Prints an error line by line, and then what happens next. Returns the lines. */
function printError(error: unknown, next: string): readonly string[] {
  const lines = error instanceof GenerationError ? error.messages : [formatError(error)];
  for (const line of lines) console.error(`${styleText("red", "✗")} ${line}`);
  console.error(`Nothing was written${next}`);
  return lines;
}

/** The folders with sources of generated files. The modules of `src/` decide which file a message is in. */
const watchedFolders = ["openapi", "forms", "locales", "public", "src"];
/** The folder below `src/` with sources that are no modules. */
const styleFolder = "src/components/styles/";
/** Editors write a file in several steps. */
const writePauseMs = 30;
/** After a change of a module, Vite updates the page first. */
const modulePauseMs = 300;

/**
 * Generates everything, and then, at every change of a source, what depends on it. Errors are printed, and the old output
 * stays. `onResult` gets the errors of each run, none after a run that succeeded. Resolves after the first run to a function
 * that ends it.
 */
export async function watchSources(
  onResult: (errors: readonly string[]) => void = () => undefined,
): Promise<() => void> {
  // The sources that changed since the last run that succeeded.
  const changedSources = new Set<string>();
  // The modules of `src/` that changed since the last run. Most changes leave each message in its file.
  const changedModules = new Set<string>();
  let isDue = true;
  // Until a run of all targets succeeds, what changed before the first run is not known.
  let hasGeneratedAll = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    const modules = [...changedModules];
    changedModules.clear();
    let sources: readonly string[] = [];
    try {
      // Compiled messages that cannot be read are written again.
      const haveMoved = async (): Promise<boolean> =>
        (await import("./messages.ts")).haveMessagesMoved(modules).catch(() => true);
      if (modules.length > 0 && hasGeneratedAll && (await haveMoved())) {
        for (const path of modules) changedSources.add(path);
        isDue = true;
      }
      if (!isDue) return;
      isDue = false;
      sources = [...changedSources];
      // A source that changes during the run is generated again after it.
      changedSources.clear();
      await (hasGeneratedAll ? writeTargetsOf(sources) : writeGenerated());
      hasGeneratedAll = true;
      onResult([]);
    } catch (error) {
      for (const source of sources) changedSources.add(source);
      onResult(printError(error, " yet. Correct the errors above; the files follow."));
    }
  };
  const addChange = (path: string): void => {
    const isModule = modulePattern.test(path);
    if (isModule) changedModules.add(path);
    else if (path.startsWith("src/") && !path.startsWith(styleFolder)) return;
    else {
      changedSources.add(path);
      isDue = true;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void (running = running.then(run)), isModule ? modulePauseMs : writePauseMs);
  };
  const watchers = watchedFolders.map((folder) =>
    watch(join(repositoryRoot, folder), { recursive: true }, (_event, file) =>
      addChange(`${folder}/${(file ?? "").replaceAll("\\", "/")}`),
    ).on("error", (error) => console.error(`${styleText("red", "✗")} ${folder}/ is not watched: ${error.message}`)),
  );
  running = run();
  await running;
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Runs `npm run generate`. */
export const run: Command = async (args) => {
  const flags = parseFlags({ args, help, options: { check: { type: "boolean" }, watch: { type: "boolean" } } });
  if (flags.check && flags.watch) exitWithError("--check writes nothing, but --watch does. Choose one of them.", 2);
  if (flags.watch) {
    await watchSources();
    console.log(`Watching ${watchedFolders.map((folder) => `${folder}/`).join(", ")}. Stop with Ctrl+C.`);
    return;
  }
  try {
    if (flags.check) return (await checkGenerated()) ? 0 : 1;
    const written = await writeGenerated();
    console.log(
      written === 0 ? "All generated files are up to date." : `${written} ${written === 1 ? "file" : "files"} updated.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    printError(error, ": correct the errors above and run it again.");
    return 1;
  }
};
