import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { countOperations, copyRepositoryWithOperations } from "./scaledContract.ts";
import { measureCommand, type CommandCost } from "./commandCost.ts";
import { buildPeer } from "./peers.ts";
import { formatMarkdownTable, printTargets, replaceSection, formatTargetTable } from "./report.ts";
import type { TargetRow } from "./results.ts";

/** The cost of the developer commands for a contract of some size. The portal compiles only with all operations of our contract. */
type ContractSizeCost = {
  operations: number;
  generatorsAlone: CommandCost;
  generate: CommandCost;
  generateUnchanged: CommandCost;
  check: CommandCost;
  build?: CommandCost;
  types?: CommandCost;
  typesUnchanged?: CommandCost;
};

/** The costs of all sizes, and of building the plain MUI page. */
export type BuildBenchResults = {
  measuredAt: string;
  sizes: readonly ContractSizeCost[];
  peerBuild: CommandCost | undefined;
};

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
  for (const file of ["package.json", "tsconfig.json", "src/api/request.ts"])
    await cp(join(folder, file), join(workFolder, file));
  const bundle = join(folder, "mocks/generated/contract.json");
  log("openapi-typescript alone");
  const types = await measureCommand(
    ["openapi-typescript", bundle, "-o", join(workFolder, "contract.d.ts")],
    workFolder,
  );
  log("orval alone");
  const queries = await measureCommand(["node", join(folder, "codegen/orval.ts"), bundle], workFolder);
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
  formatFactor(generate.cpuSeconds / generatorsAlone.cpuSeconds),
  formatCpuSeconds(generateUnchanged),
  formatCpuSeconds(check),
  formatCpuSeconds(types),
  formatCpuSeconds(typesUnchanged),
  formatCpuSeconds(build),
];

const formatFactor = (value: number): string => `${value.toFixed(2)} ×`;
const formatSeconds = (value: number): string => `${value.toFixed(1)} s`;

function buildTargetRows({ sizes, peerBuild }: BuildBenchResults): TargetRow[] {
  const rows: TargetRow[] = [];
  const addRow = (label: string, value: number | undefined, format: (value: number) => string, limit: number): void => {
    if (value !== undefined && !Number.isNaN(value))
      rows.push({
        label,
        actual: format(value),
        target: `≤ ${format(limit)}`,
        result: value <= limit ? "met" : "not met",
      });
  };
  const complete = sizes.find(({ build }) => build !== undefined);
  const largest = sizes.at(-1);
  addRow(
    `generate, all outputs, ${complete?.operations ?? ""} operations, relative to the two generators alone`,
    complete && complete.generate.cpuSeconds / complete.generatorsAlone.cpuSeconds,
    formatFactor,
    1.5,
  );
  // The cost is linear with a constant part when an operation of a larger contract never costs more.
  addRow(
    `generate, one operation of ${largest?.operations ?? ""}, relative to one of ${complete?.operations ?? ""}`,
    complete && largest && largest !== complete
      ? largest.generate.cpuSeconds / largest.operations / (complete.generate.cpuSeconds / complete.operations)
      : undefined,
    formatFactor,
    1,
  );
  addRow("type-check", complete?.types?.cpuSeconds, formatSeconds, 2);
  addRow("type-check, unchanged", complete?.typesUnchanged?.cpuSeconds, formatSeconds, 2);
  addRow(
    "build, relative to the build of the plain MUI page",
    peerBuild && complete?.build && complete.build.cpuSeconds / peerBuild.cpuSeconds,
    formatFactor,
    8,
  );
  return rows;
}

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
  printTargets(buildTargetRows(results));
}

/** Writes the results into docs/performance.md. */
export async function publishBuildResults(results: BuildBenchResults): Promise<void> {
  await replaceSection(
    "docs/performance.md",
    "build times",
    `CPU seconds of all processes, ${results.measuredAt.slice(0, 10)}. The larger contracts repeat our operations under other names. The smallest has a part of our operations, so the portal does not compile with it.

${formatMarkdownTable(columns, results.sizes.map(tableCells))}

${formatTargetTable(buildTargetRows(results))}`,
  );
}
