import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import { ownOperations, repositoryWith } from "./scaledContract.ts";
import { costOf, type Cost } from "./commandCost.ts";
import { buildPeer } from "./peers.ts";
import { writeBetween } from "./report.ts";

/** What the work around a contract of some size costs, and what it costs once more when nothing has changed. The portal itself only fits a contract that has all of ours. */
export type Size = { operations: number; floor: Cost; generate: Cost; generateAgain: Cost; check: Cost; build?: Cost; types?: Cost; typesAgain?: Cost };

/** The sizes of a run, and the build of the plain MUI page beside them. */
export type BuildSide = { when: string; sizes: readonly Size[]; peer: Cost | undefined };

/** Measures contracts of these sizes, each in a copy of the repository below `cache`, one after the other. */
export async function measureBuildSide(sizes: readonly number[], cache: string, tell: (line: string) => void): Promise<BuildSide> {
  const own = await ownOperations();
  const measured: Size[] = [];
  for (const wanted of sizes) {
    const folder = join(cache, "contract");
    tell(`A contract of ${wanted} operations: copying…`);
    await repositoryWith(wanted, folder);
    const whole = wanted >= own;
    const take = async (what: string, command: readonly string[], mayFail = false): Promise<Cost> => {
      tell(`A contract of ${wanted} operations: ${what}…`);
      return costOf(command, folder, { mayFail });
    };
    const generate = await take("generate", ["node", "codegen/generate.ts"]);
    const generateAgain = await take("generate, once more", ["node", "codegen/generate.ts"]);
    // Without what is kept of the run before, it has to look at everything.
    await rm(join(folder, ".cache/generated"), { force: true });
    const check = await take("generate -- --check", ["node", "codegen/generate.ts", "--check"]);
    const floor = await floorOf(folder, (line) => tell(`A contract of ${wanted} operations: ${line}…`));
    // A new operation asks for rows in tables of the tests, so with copies the compiler names those; it looks at as much all the same.
    const typeCheck = (what: string): Promise<Cost> => take(what, ["tsc", "-p", "tsconfig.json"], wanted > own);
    measured.push({ operations: wanted, floor, generate, generateAgain, check, ...(whole && { types: await typeCheck("type-check"), typesAgain: await typeCheck("type-check, once more"), build: await take("build", ["node", "deploy/build.ts"]) }) });
    await rm(folder, { recursive: true, force: true });
  }
  const peer = (await buildPeer("mui", join(cache, "peers"), tell)) === undefined ? undefined : await costOf(["vite", "build", "--outDir", join(cache, "peers/again")], join(cache, "peers/mui")).catch(() => undefined);
  return { when: new Date().toISOString(), sizes: measured, peer };
}

/** The two generators that everybody uses, alone, on the contract in one piece. */
async function floorOf(folder: string, tell: (line: string) => void): Promise<Cost> {
  const stage = join(folder, ".cache/floor");
  await mkdir(join(stage, "src/api"), { recursive: true });
  for (const file of ["package.json", "tsconfig.json", "src/api/request.ts"]) await cp(join(folder, file), join(stage, file));
  const bundle = join(folder, "mocks/generated/contract.json");
  tell("openapi-typescript alone");
  const types = await costOf(["openapi-typescript", bundle, "-o", join(stage, "contract.d.ts")], stage);
  tell("orval alone");
  const queries = await costOf(["node", join(folder, "codegen/orval.ts"), bundle], stage);
  return { processor: types.processor + queries.processor, clock: types.clock + queries.clock };
}

const seconds = (cost: Cost | undefined): string => (cost === undefined ? "–" : cost.processor.toFixed(1));
const columns = ["operations", "openapi-typescript and orval alone", "generate", "against them", "generate, once more", "generate -- --check", "type-check", "type-check, once more", "build"];
const cells = ({ operations, floor, generate, generateAgain, check, types, typesAgain, build }: Size): string[] => [
  String(operations),
  seconds(floor),
  seconds(generate),
  `${(generate.processor / floor.processor).toFixed(2)} ×`,
  seconds(generateAgain),
  seconds(check),
  seconds(types),
  seconds(typesAgain),
  seconds(build),
];

type Row = { what: string; seen: string; target: string; met: boolean };

function rowsOf({ sizes, peer }: BuildSide): Row[] {
  const rows: Row[] = [];
  const row = (what: string, value: number | undefined, show: (value: number) => string, limit: number): void => {
    if (value !== undefined && !Number.isNaN(value)) rows.push({ what, seen: show(value), target: `≤ ${show(limit)}`, met: value <= limit });
  };
  const times = (value: number): string => `${value.toFixed(2)} ×`;
  const whole = sizes.find(({ build }) => build !== undefined);
  const last = sizes.at(-1);
  row(`generate, all products, ${whole?.operations ?? ""} operations, against the two generators alone`, whole && whole.generate.processor / whole.floor.processor, times, 1.5);
  // Linear with a fixed part means that an operation never costs more than it did in a smaller contract.
  row(`an operation of ${last?.operations ?? ""}, against one of ${whole?.operations ?? ""}`, whole && last && last !== whole ? last.generate.processor / last.operations / (whole.generate.processor / whole.operations) : undefined, times, 1);
  row("type-check", whole?.types?.processor, (value) => `${value.toFixed(1)} s`, 2);
  row("type-check, once more", whole?.typesAgain?.processor, (value) => `${value.toFixed(1)} s`, 2);
  row("build, against that of the plain MUI page", peer && whole?.build && whole.build.processor / peer.processor, times, 8);
  return rows;
}

/** Prints what a run came to. */
export function printBuildSide(result: BuildSide): void {
  console.log(`\nSeconds of processor, of all processes together\n${columns.map((name) => name.padStart(Math.max(12, name.length + 2))).join("")}`);
  for (const size of result.sizes) console.log(cells(size).map((cell, place) => cell.padStart(Math.max(12, (columns[place]?.length ?? 0) + 2))).join(""));
  console.log("");
  for (const { what, seen, target, met } of rowsOf(result)) console.log(`${met ? styleText("green", "met    ") : styleText("red", "not met")}  ${seen.padStart(9)}  ${target.padEnd(10)} ${what}`);
}

/** Writes the figures into the README. */
export async function publishBuildSide(result: BuildSide): Promise<void> {
  const table = (head: readonly string[], lines: readonly (readonly string[])[]): string => [head, head.map(() => "---"), ...lines].map((line) => `| ${line.join(" | ")} |`).join("\n");
  const text = `Seconds of processor, of all processes together, ${result.when.slice(0, 10)}; the larger contracts are copies of ours with names of their own, the smallest is a part of it that no portal fits.

${table(columns, result.sizes.map(cells))}

${table(["what", "is", "wanted", ""], rowsOf(result).map(({ what, seen, target, met }) => [what, seen, target, met ? "met" : "**not met**"]))}`;
  await writeBetween("build figures", text);
}
