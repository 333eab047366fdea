import { cp, mkdir } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { bundleFile } from "./contract.ts";
import { GenerationError, toolOutput, runTool } from "./runTool.ts";
import { repositoryRoot, type ScratchTree } from "./scratchTree.ts";

/**
 * Writes the query hooks, their model types and the MSW handlers with orval. orval writes imports relative to the working
 * directory, so it runs inside the scratch tree, in its own process.
 */
export async function generateQueries(stage: ScratchTree): Promise<void> {
  await mkdir(join(stage.dir, "src/api"), { recursive: true });
  await Promise.all(
    ["package.json", "tsconfig.json", "src/api/request.ts"].map((path) =>
      cp(join(repositoryRoot, path), join(stage.dir, path)),
    ),
  );
  try {
    await runTool(
      "node",
      [join(repositoryRoot, "codegen/orval.ts"), join(stage.dir, bundleFile), "checked"],
      stage.dir,
      { NODE_COMPILE_CACHE: getCompileCacheDir() ?? "" },
    );
  } catch (error) {
    throw new GenerationError([toolOutput(error)]);
  }
}
