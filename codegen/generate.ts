import { watch } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { styleText } from "node:util";
import type { Command } from "./command.ts";
import { parseFlags } from "./commandLine.ts";
import { GenerationError } from "./runTool.ts";
import { writeStamp, readStamp, computeStamp } from "./stamp.ts";
import {
  removeScratchTree,
  findChanges,
  createScratchTree,
  copyChanges,
  repositoryRoot,
  type FileChange,
  type ScratchTree,
} from "./scratchTree.ts";

const help = `Writes everything that follows from openapi/, forms/ and locales/.

  npm run generate              write what changed
  npm run generate -- --check   write nothing; fail and name each file that is stale
  npm run generate -- --watch   write again at every change of a source
`;

/** All that what is generated follows from, and itself. */
const trackedPaths = [
  "openapi",
  "forms",
  "locales",
  "public/config.schema.json",
  "codegen",
  "src",
  "mocks",
  "index.html",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Where it is kept that everything was in step, so that nothing is done again while nothing has changed. */
const generatedStamp = "generated";

/**
 * Runs every product into a scratch tree, then hands its differences from the repository to `use`, which may write them and
 * answers whether everything is in step then. While sources and output are as they were when they last were, nothing is run.
 */
export async function generate(
  applyChanges: (stage: ScratchTree, changes: FileChange[]) => Promise<boolean>,
): Promise<void> {
  const before = computeStamp(trackedPaths);
  if (readStamp(generatedStamp) === before) return;
  const stage = await createScratchTree();
  try {
    // What Node makes of the packages is kept beside them, and none is read before there is something to do.
    enableCompileCache(join(repositoryRoot, "node_modules/.cache/compiled"));
    const { generateAll } = await import("./targets.ts");
    await generateAll(stage);
    const changes = findChanges(stage);
    if (await applyChanges(stage, changes))
      writeStamp(generatedStamp, changes.length === 0 ? before : computeStamp(trackedPaths));
  } finally {
    await removeScratchTree(stage);
  }
}

/** Writes what changed and says so; answers the number of files written. */
export async function writeGenerated(): Promise<number> {
  let written = 0;
  await generate(async (stage, changes) => {
    await copyChanges(stage, changes);
    for (const { path, kind } of changes) console.log(`${kind === "left over" ? "removed" : "written"}  ${path}`);
    written = changes.length;
    return true;
  });
  return written;
}

async function checkGenerated(): Promise<boolean> {
  let fresh = true;
  await generate((_stage, changes) => {
    for (const { path, kind } of changes) console.error(`${path} is stale (${kind}). Mend it with: npm run generate`);
    fresh = changes.length === 0;
    return Promise.resolve(fresh);
  });
  return fresh;
}

/** Tells a refusal line by line; any other error is a fault of ours and is thrown on. */
export const printGenerationError = (error: unknown): void => {
  if (!(error instanceof GenerationError)) throw error;
  for (const line of error.messages) console.error(`${styleText("red", "✗")} ${line}`);
  console.error("Nothing was written: mend the lines above and run it again.");
};

/** Writes again at every change of a source. A broken source is told and the old output stays. */
export function watchSources(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => writeGenerated().then(() => undefined, printGenerationError));
    }, 80);
  };
  for (const folder of ["openapi", "forms", "locales"]) watch(join(repositoryRoot, folder), { recursive: true }, again);
}

/** Runs `npm run generate`. */
export const run: Command = async (args) => {
  const flags = parseFlags({ args, help, options: { check: { type: "boolean" }, watch: { type: "boolean" } } });
  try {
    if (flags.check) process.exitCode = (await checkGenerated()) ? 0 : 1;
    else {
      const written = await writeGenerated();
      console.log(
        written === 0
          ? "Everything generated is in step with its sources."
          : `${written} files brought in step with their sources.`,
      );
    }
  } catch (error) {
    printGenerationError(error);
    process.exitCode = 1;
  }
  if (flags.watch) {
    watchSources();
    console.log("Watching openapi/, forms/ and locales/. Stop with Ctrl+C.");
  }
};
