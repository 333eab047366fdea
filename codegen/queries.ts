import { cp, mkdir } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { bundleFile } from "./contract.ts";
import { Refusal, printedBy, run } from "./runTool.ts";
import { root, type Stage } from "./scratchTree.ts";

/**
 * Query hooks, model types and MSW mocks, as orval reads them from the bundle.
 * orval writes imports relative to where it stands, so it runs inside the scratch tree, in a process of its own.
 */
export async function queries(stage: Stage): Promise<void> {
  await mkdir(join(stage.dir, "src/api"), { recursive: true });
  await Promise.all(["package.json", "tsconfig.json", "src/api/request.ts"].map((path) => cp(join(root, path), join(stage.dir, path))));
  try {
    await run("node", [join(root, "codegen/orval.ts"), join(stage.dir, bundleFile), "checked"], stage.dir, { NODE_COMPILE_CACHE: getCompileCacheDir() ?? "" });
  } catch (error) {
    throw new Refusal([printedBy(error)]);
  }
}
