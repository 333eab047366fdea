import { existsSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { orvalFiles } from "../../codegen/queries.ts";
import { countOperations, copyRepositoryWithOperations } from "./scaledContract.ts";
import {
  compareWithGenerators,
  listBuildTargetRows,
  type BuildBenchResults,
  type ContractSizeCost,
} from "./buildResults.ts";
import { formatRatio } from "./results.ts";
import { measureCommand, type CommandCost } from "./commandCost.ts";
import { buildPeer } from "./peers.ts";
import { formatMarkdownTable, printTargets, replaceSection, formatTargetTable } from "./report.ts";

/** Measures contracts of these sizes one after the other, each in a copy of the repository below `cache`. */
export async function measureBuilds(
  sizes: readonly number[],
  cache: string,
  log: (line: string) => void,
): Promise<BuildBenchResults> {
  const own = await countOperations();
  const measured: ContractSizeCost[] = [];
  for (const operations of sizes) {
    const folder = join(cache, "contract");
    log(`${operations} operations: copying…`);
    await copyRepositoryWithOperations(operations, folder);
    const isComplete = operations >= own;
    const measure = async (label: string, command: readonly string[], mayFail = false): Promise<CommandCost> => {
      log(`${operations} operations: ${label}…`);
      return measureCommand(command, folder, { mayFail });
    };
    const generate = await measure("generate", ["node", "cli.mjs", "generate"]);
    const generateUnchanged = await measure("generate, unchanged", ["node", "cli.mjs", "generate"]);
    // Deletes the stamp of the last run, so that --check compares all files.
    await rm(join(folder, ".cache/generated"), { force: true });
    const check = await measure("generate -- --check", ["node", "cli.mjs", "generate", "--check"]);
    const generatorsAlone = await measureGeneratorsAlone(folder, (line) => log(`${operations} operations: ${line}…`));
    // The tests have tables with a row for each operation, so added operations cause type errors. The compiler checks all files anyway.
    const typeCheck = (label: string): Promise<CommandCost> =>
      measure(label, ["tsc", "-p", "tsconfig.json"], operations > own);
    measured.push({
      operations,
      generatorsAlone,
      generate,
      generateUnchanged,
      check,
      ...(isComplete && {
        types: await typeCheck("type-check"),
        typesUnchanged: await typeCheck("type-check, unchanged"),
        build: await measure("build", ["node", "cli.mjs", "build"]),
      }),
    });
    await rm(folder, { recursive: true, force: true });
  }
  const peer =
    (await buildPeer("mui", join(cache, "peers"), log)) === undefined
      ? undefined
      : await measureCommand(["vite", "build", "--outDir", join(cache, "peers/again")], join(cache, "peers/mui")).catch(
          () => undefined,
        );
  return { measuredAt: new Date().toISOString(), sizes: measured, peerBuild: peer };
}

/** Measures openapi-typescript and orval alone, on the bundled contract. */
async function measureGeneratorsAlone(folder: string, log: (line: string) => void): Promise<CommandCost> {
  const workFolder = join(folder, ".cache/generators");
  await mkdir(join(workFolder, "src/api"), { recursive: true });
  for (const path of orvalFiles.inputs) await cp(join(folder, path), join(workFolder, path), { recursive: true });
  const bundle = join(folder, "mocks/generated/contract.json");
  log("openapi-typescript alone");
  const types = await measureCommand(
    ["openapi-typescript", bundle, "-o", join(workFolder, "contract.d.ts")],
    workFolder,
  );
  log("orval alone");
  const queries = await measureCommand(["node", join(folder, "codegen/orval.ts"), bundle], workFolder);
  // orval prints its errors and exits with 0.
  if (!existsSync(join(workFolder, orvalFiles.output))) throw new Error("orval wrote nothing");
  return { cpuSeconds: types.cpuSeconds + queries.cpuSeconds, wallSeconds: types.wallSeconds + queries.wallSeconds };
}

const formatCpuSeconds = (cost: CommandCost | undefined): string =>
  cost === undefined ? "–" : cost.cpuSeconds.toFixed(1);
const columns = [
  "operations",
  "openapi-typescript and orval alone",
  "generate",
  "ratio",
  "generate, unchanged",
  "generate -- --check",
  "type-check",
  "type-check, unchanged",
  "build",
];
const tableCells = ({
  operations,
  generatorsAlone,
  generate,
  generateUnchanged,
  check,
  types,
  typesUnchanged,
  build,
}: ContractSizeCost): string[] => [
  String(operations),
  formatCpuSeconds(generatorsAlone),
  formatCpuSeconds(generate),
  formatRatio(compareWithGenerators({ generate, generatorsAlone })),
  formatCpuSeconds(generateUnchanged),
  formatCpuSeconds(check),
  formatCpuSeconds(types),
  formatCpuSeconds(typesUnchanged),
  formatCpuSeconds(build),
];

/** Prints the results and the targets to the terminal. */
export function printBuildResults(results: BuildBenchResults): void {
  const columnWidth = (column = ""): number => Math.max(12, column.length + 2);
  console.log("\nCPU seconds of all processes");
  console.log(columns.map((column) => column.padStart(columnWidth(column))).join(""));
  for (const size of results.sizes)
    console.log(
      tableCells(size)
        .map((cell, index) => cell.padStart(columnWidth(columns[index])))
        .join(""),
    );
  printTargets(listBuildTargetRows(results));
}

/** Writes the results into docs/performance.md. */
export async function publishBuildResults(results: BuildBenchResults): Promise<void> {
  await replaceSection(
    "docs/performance.md",
    "build times",
    `CPU seconds of all processes, ${results.measuredAt.slice(0, 10)}. The larger contracts repeat our operations under other names. The smallest has a part of our operations, so the portal does not compile with it.

${formatMarkdownTable(columns, results.sizes.map(tableCells))}

${formatTargetTable(listBuildTargetRows(results))}`,
  );
}
