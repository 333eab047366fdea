import { watch } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { styleText } from "node:util";
import { readArguments } from "./commandLine.ts";
import { Refusal } from "./runTool.ts";
import { keepStamp, keptStamp, stampOf } from "./stamp.ts";
import { closeStage, differences, openStage, publish, root, type Difference, type Stage } from "./scratchTree.ts";

const help = `Writes everything that follows from openapi/, forms/ and locales/.

  npm run generate              write what changed
  npm run generate -- --check   write nothing; fail and name each file that is stale
  npm run generate -- --watch   write again at every change of a source
`;

/** All that what is generated follows from, and itself. */
const everything = ["openapi", "forms", "locales", "public/config.schema.json", "codegen", "src", "mocks", "index.html", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"];

/** Where it is kept that everything was in step, so that nothing is done again while nothing has changed. */
const inStep = "generated";

/**
 * Runs every product into a scratch tree, then hands its differences from the repository to `use`, which may write them and
 * answers whether everything is in step then. While sources and output are as they were when they last were, nothing is run.
 */
export async function generate(use: (stage: Stage, changes: Difference[]) => Promise<boolean>): Promise<void> {
  const before = stampOf(everything);
  if (keptStamp(inStep) === before) return;
  const stage = await openStage();
  try {
    // What Node makes of the packages is kept beside them, and none is read before there is something to do.
    enableCompileCache(join(root, "node_modules/.cache/compiled"));
    const { produce } = await import("./targets.ts");
    await produce(stage);
    const changes = differences(stage);
    if (await use(stage, changes)) keepStamp(inStep, changes.length === 0 ? before : stampOf(everything));
  } finally {
    await closeStage(stage);
  }
}

/** Writes what changed and says so; answers the number of files written. */
export async function write(): Promise<number> {
  let written = 0;
  await generate(async (stage, changes) => {
    await publish(stage, changes);
    for (const { path, kind } of changes) console.log(`${kind === "left over" ? "removed" : "written"}  ${path}`);
    written = changes.length;
    return true;
  });
  return written;
}

async function check(): Promise<boolean> {
  let fresh = true;
  await generate((_stage, changes) => {
    for (const { path, kind } of changes) console.error(`${path} is stale (${kind}). Mend it with: npm run generate`);
    fresh = changes.length === 0;
    return Promise.resolve(fresh);
  });
  return fresh;
}

/** Tells a refusal line by line; any other error is a fault of ours and is thrown on. */
export const complain = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
  for (const line of error.lines) console.error(`${styleText("red", "✗")} ${line}`);
  console.error("Nothing was written: mend the lines above and run it again.");
};

/** Writes again at every change of a source. A broken source is told and the old output stays. */
export function follow(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => write().then(() => undefined, complain));
    }, 80);
  };
  for (const folder of ["openapi", "forms", "locales"]) watch(join(root, folder), { recursive: true }, again);
}

if (import.meta.main) {
  const flags = readArguments({ help, options: { check: { type: "boolean" }, watch: { type: "boolean" } } });
  try {
    if (flags.check) process.exitCode = (await check()) ? 0 : 1;
    else {
      const written = await write();
      console.log(written === 0 ? "Everything generated is in step with its sources." : `${written} files brought in step with their sources.`);
    }
  } catch (error) {
    complain(error);
    process.exitCode = 1;
  }
  if (flags.watch) {
    follow();
    console.log("Watching openapi/, forms/ and locales/. Stop with Ctrl+C.");
  }
}
