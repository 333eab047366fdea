import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { bundleFile } from "./contract.ts";
import { GenerationError, readToolOutput, runTool } from "./runTool.ts";
import { repositoryRoot, type ScratchTree } from "./scratchTree.ts";

/**
 * Writes the query hooks, their model types and the MSW handlers with orval. orval writes imports relative to the working
 * directory, so it runs inside the scratch tree, in its own process.
 */
export async function generateQueries(scratch: ScratchTree): Promise<void> {
  await mkdir(join(scratch.dir, "src/api"), { recursive: true });
  await Promise.all(
    ["package.json", "tsconfig.json", "src/api/request.ts", "src/api/readers"].map((path) =>
      cp(join(repositoryRoot, path), join(scratch.dir, path), { recursive: true }),
    ),
  );
  try {
    const output = await runTool(
      "node",
      [join(repositoryRoot, "codegen/orval.ts"), join(scratch.dir, bundleFile), "checked"],
      scratch.dir,
      { NODE_COMPILE_CACHE: getCompileCacheDir() ?? "" },
    );
    // orval prints its errors and exits with 0.
    if (!existsSync(join(scratch.dir, "src/generated/queries"))) throw new Error(output);
  } catch (error) {
    throw new GenerationError([readToolOutput(error)]);
  }
}
