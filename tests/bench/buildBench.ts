import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import { countOperations, copyRepositoryWithOperations } from "./scaledContract.ts";
import { measureCommand, type CommandCost } from "./commandCost.ts";
import { buildPeer } from "./peers.ts";
import { replaceReadmeSection } from "./report.ts";

/** What the work around a contract of some size costs, and what it costs once more when nothing has changed. The portal itself only fits a contract that has all of ours. */
export type ContractSizeCost = {
  operations: number;
  generatorsAlone: CommandCost;
  generate: CommandCost;
  generateUnchanged: CommandCost;
  check: CommandCost;
  build?: CommandCost;
  types?: CommandCost;
  typesUnchanged?: CommandCost;
};

/** The sizes of a run, and the build of the plain MUI page beside them. */
export type BuildBenchResults = {
  measuredAt: string;
  sizes: readonly ContractSizeCost[];
  peerBuild: CommandCost | undefined;
};

/** Measures contracts of these sizes, each in a copy of the repository below `cache`, one after the other. */
export async function measureBuilds(
  sizes: readonly number[],
  cache: string,
  log: (line: string) => void,
): Promise<BuildBenchResults> {
  const own = await countOperations();
  const measured: ContractSizeCost[] = [];
  for (const wanted of sizes) {
    const folder = join(cache, "contract");
    log(`A contract of ${wanted} operations: copying…`);
    await copyRepositoryWithOperations(wanted, folder);
    const whole = wanted >= own;
    const take = async (what: string, command: readonly string[], mayFail = false): Promise<CommandCost> => {
      log(`A contract of ${wanted} operations: ${what}…`);
      return measureCommand(command, folder, { mayFail });
    };
    const generate = await take("generate", ["node", "codegen/generate.ts"]);
    const generateAgain = await take("generate, once more", ["node", "codegen/generate.ts"]);
    // Without what is kept of the run before, it has to look at everything.
    await rm(join(folder, ".cache/generated"), { force: true });
    const check = await take("generate -- --check", ["node", "codegen/generate.ts", "--check"]);
    const floor = await measureGeneratorsAlone(folder, (line) => log(`A contract of ${wanted} operations: ${line}…`));
    // A new operation asks for rows in tables of the tests, so with copies the compiler names those; it looks at as much all the same.
    const typeCheck = (what: string): Promise<CommandCost> => take(what, ["tsc", "-p", "tsconfig.json"], wanted > own);
    measured.push({
      operations: wanted,
      generatorsAlone: floor,
      generate,
      generateUnchanged: generateAgain,
      check,
      ...(whole && {
        types: await typeCheck("type-check"),
        typesUnchanged: await typeCheck("type-check, once more"),
        build: await take("build", ["node", "deploy/build.ts"]),
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

/** The two generators that everybody uses, alone, on the contract in one piece. */
async function measureGeneratorsAlone(folder: string, log: (line: string) => void): Promise<CommandCost> {
  const stage = join(folder, ".cache/floor");
  await mkdir(join(stage, "src/api"), { recursive: true });
  for (const file of ["package.json", "tsconfig.json", "src/api/request.ts"])
    await cp(join(folder, file), join(stage, file));
  const bundle = join(folder, "mocks/generated/contract.json");
  log("openapi-typescript alone");
  const types = await measureCommand(["openapi-typescript", bundle, "-o", join(stage, "contract.d.ts")], stage);
  log("orval alone");
  const queries = await measureCommand(["node", join(folder, "codegen/orval.ts"), bundle], stage);
  return { cpuSeconds: types.cpuSeconds + queries.cpuSeconds, wallSeconds: types.wallSeconds + queries.wallSeconds };
}

const formatCpuSeconds = (cost: CommandCost | undefined): string =>
  cost === undefined ? "–" : cost.cpuSeconds.toFixed(1);
const columns = [
  "operations",
  "openapi-typescript and orval alone",
  "generate",
  "against them",
  "generate, once more",
  "generate -- --check",
  "type-check",
  "type-check, once more",
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
  `${(generate.cpuSeconds / generatorsAlone.cpuSeconds).toFixed(2)} ×`,
  formatCpuSeconds(generateUnchanged),
  formatCpuSeconds(check),
  formatCpuSeconds(types),
  formatCpuSeconds(typesUnchanged),
  formatCpuSeconds(build),
];

type BuildTargetRow = { label: string; actual: string; target: string; isMet: boolean };

function buildTargetRows({ sizes, peerBuild }: BuildBenchResults): BuildTargetRow[] {
  const rows: BuildTargetRow[] = [];
  const row = (what: string, value: number | undefined, show: (value: number) => string, limit: number): void => {
    if (value !== undefined && !Number.isNaN(value))
      rows.push({ label: what, actual: show(value), target: `≤ ${show(limit)}`, isMet: value <= limit });
  };
  const times = (value: number): string => `${value.toFixed(2)} ×`;
  const whole = sizes.find(({ build }) => build !== undefined);
  const last = sizes.at(-1);
  row(
    `generate, all products, ${whole?.operations ?? ""} operations, against the two generators alone`,
    whole && whole.generate.cpuSeconds / whole.generatorsAlone.cpuSeconds,
    times,
    1.5,
  );
  // Linear with a fixed part means that an operation never costs more than it did in a smaller contract.
  row(
    `an operation of ${last?.operations ?? ""}, against one of ${whole?.operations ?? ""}`,
    whole && last && last !== whole
      ? last.generate.cpuSeconds / last.operations / (whole.generate.cpuSeconds / whole.operations)
      : undefined,
    times,
    1,
  );
  row("type-check", whole?.types?.cpuSeconds, (value) => `${value.toFixed(1)} s`, 2);
  row("type-check, once more", whole?.typesUnchanged?.cpuSeconds, (value) => `${value.toFixed(1)} s`, 2);
  row(
    "build, against that of the plain MUI page",
    peerBuild && whole?.build && whole.build.cpuSeconds / peerBuild.cpuSeconds,
    times,
    8,
  );
  return rows;
}

/** Prints what a run came to. */
export function printBuildResults(result: BuildBenchResults): void {
  console.log(
    `\nSeconds of processor, of all processes together\n${columns.map((name) => name.padStart(Math.max(12, name.length + 2))).join("")}`,
  );
  for (const size of result.sizes)
    console.log(
      tableCells(size)
        .map((cell, place) => cell.padStart(Math.max(12, (columns[place]?.length ?? 0) + 2)))
        .join(""),
    );
  console.log("");
  for (const { label, actual, target, isMet } of buildTargetRows(result))
    console.log(
      `${isMet ? styleText("green", "met    ") : styleText("red", "not met")}  ${actual.padStart(9)}  ${target.padEnd(10)} ${label}`,
    );
}

/** Writes the figures into the README. */
export async function publishBuildResults(result: BuildBenchResults): Promise<void> {
  const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
    [head, head.map(() => "---"), ...lines].map((line) => `| ${line.join(" | ")} |`).join("\n");
  const text = `Seconds of processor, of all processes together, ${result.measuredAt.slice(0, 10)}; the larger contracts are copies of ours with names of their own, the smallest is a part of it that no portal fits.

${table(columns, result.sizes.map(tableCells))}

${table(
  ["what", "is", "wanted", ""],
  buildTargetRows(result).map(({ label, actual, target, isMet }) => [
    label,
    actual,
    target,
    isMet ? "met" : "**not met**",
  ]),
)}`;
  await replaceReadmeSection("build figures", text);
}
