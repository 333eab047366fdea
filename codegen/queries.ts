import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { bundleFile, contractFile } from "./contractFiles.ts";
import { GenerationError } from "./generationError.ts";
import { readToolOutput, runTool } from "../cli/runTool.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import type { ScratchTree } from "./scratchTree.ts";

/** The files that orval reads from its working directory, and the folder of the hooks that it writes there. */
export const orvalFiles: { inputs: readonly string[]; output: string } = {
  inputs: ["package.json", "tsconfig.json", "src/api/request.ts", "src/api/parsers"],
  output: "src/generated/queries",
};

/**
 * Writes the query hooks, their model types and the MSW handlers with orval. orval writes imports relative to the working
 * directory, so it runs inside the scratch tree, in its own process.
 */
export async function generateQueries(scratch: ScratchTree): Promise<void> {
  await mkdir(join(scratch.dir, "src/api"), { recursive: true });
  await Promise.all(
    orvalFiles.inputs.map((path) => cp(join(repositoryRoot, path), join(scratch.dir, path), { recursive: true })),
  );
  try {
    const output = await runTool(
      "node",
      [join(repositoryRoot, "codegen/orval.ts"), join(scratch.dir, bundleFile), "checked"],
      scratch.dir,
      { NODE_COMPILE_CACHE: getCompileCacheDir() ?? "" },
    );
    // orval prints its errors and exits with 0.
    if (!existsSync(join(scratch.dir, orvalFiles.output))) throw new Error(output);
    await useFakeData(join(scratch.dir, "mocks/generated"));
  } catch (error) {
    throw new GenerationError(describeFailure(error));
  }
}

/** Returns what orval says about the contract, or what ended its process: an error in `orval.ts`. */
function describeFailure(error: unknown): string[] {
  const output = readToolOutput(error);
  const fault = /^\w*Error\b.*/m.exec(output)?.[0];
  if (error instanceof Error && "stderr" in error && fault !== undefined)
    return [`${/codegen\/orval\.ts(:\d+)?/.exec(output)?.[0] ?? "codegen/orval.ts"}: ${fault}`];
  return output
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `${contractFile}: ${line}`);
}

/** What orval's factories use, and what replaces it: texts in the language of the request and lists of a useful length. */
const replacements: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The limits of a text without limits in the contract.
  [/faker\.string\.alpha\(\{length: \{min: 10, max: 20\}\}\)/g, "fakeText({min: 1, max: 200})"],
  [/faker\.string\.alpha\(\{length: (\{min: \d+, max: \d+\})\}\)/g, "fakeText($1)"],
  [/faker\.helpers\.fromRegExp\("\\\\S"\)/g, "fakeText({min: 5, max: 100})"],
  [/faker\.internet\.url\(\)/g, "fakeUrl()"],
  [/\bitems: Array\.from\(\{ length: faker\.number\.int\(/g, "items: Array.from({ length: fakeItemCount("],
  [/Array\.from\(\{ length: faker\.number\.int\(/g, "Array.from({ length: fakeLength("],
];

const fakerImport = /import \{\s*faker\s*\} from '@faker-js\/faker';/;

/** Makes the generated factories use mocks/fakeData.ts in place of orval's faker. */
async function useFakeData(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /^[^/]+\/[^/]+\.faker\.ts$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const source = await readFile(path, "utf8");
      const text = replacements.reduce(
        (changed, [pattern, replacement]) => changed.replaceAll(pattern, replacement),
        source,
      );
      const code = text.replace(/^import \{\s*faker\s*\} from .*$/m, "");
      const names = [...new Set(code.match(/\bfake(?:r(?=\.(?!ts\b))|[A-Z]\w+)/g))].toSorted();
      const line = names.length === 0 ? "" : `import { ${names.join(", ")} } from "../../fakeData.ts";`;
      await writeFile(
        path,
        // orval imports no faker where only our functions are called.
        fakerImport.test(text) || line === ""
          ? text.replace(fakerImport, line)
          : text.replace(/(?<=^\/\*\*[^]*?\*\/\n)/, `${line}\n`),
      );
    }),
  );
}
