import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";

const root = join(import.meta.dirname, "../..");

/** The entry file of the contract, as far as it is changed here. */
type ContractEntry = {
  tags: { name: string }[];
  paths: Record<string, { $ref: string }>;
  webhooks: Record<string, { $ref: string }>;
  components: { schemas: Record<string, { $ref: string }> };
};

/** How many operations the contract has, what the socket pushes included. */
export const countOperations = async (): Promise<number> =>
  [...(await operationsByPath()).values()].reduce((sum, count) => sum + count, webhookOperations);
/** What the socket pushes stays as it is in every copy. */
const webhookOperations = 1;

/**
 * A copy of the repository at `folder` whose contract has so many operations: fewer paths of our own, or all of them and then
 * copies, each with tags, names and schemas of its own. Packages are those of this repository.
 */
export async function copyRepositoryWithOperations(operations: number, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const names = (await readdir(root)).filter((name) => !/^(node_modules|dist.*|atlas|\.git|\.cache)$/.test(name));
  await Promise.all([
    ...names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
    symlink(join(root, "node_modules"), join(folder, "node_modules")),
  ]);
  await scaleContract(join(folder, "openapi"), operations);
}

async function scaleContract(openapi: string, operations: number): Promise<void> {
  const file = join(openapi, "portal.yaml");
  const entry = parse(await readFile(file, "utf8")) as ContractEntry;
  const [own, counts] = [{ tags: entry.tags, paths: entry.paths }, await operationsByPath()];
  const paths: ContractEntry["paths"] = {};
  let count = webhookOperations;
  for (let copy = 0; count < operations; copy += 1) {
    const mark = copy === 0 ? "" : copySuffix(copy);
    if (copy > 0) await copyContractFiles(openapi, mark);
    if (copy > 0) entry.tags = [...entry.tags, ...own.tags.map((tag) => ({ ...tag, name: tag.name + mark }))];
    for (const [path, { $ref }] of Object.entries(own.paths)) {
      if (count >= operations) break;
      paths[copy === 0 ? path : `/${mark.toLowerCase()}${path}`] = { $ref: $ref.replace(".yaml", `${mark}.yaml`) };
      count += counts.get(path) ?? 0;
    }
  }
  entry.paths = paths;
  const reached = await reachableSchemas(
    openapi,
    [...Object.values(paths), ...Object.values(entry.webhooks)].map(({ $ref }) => $ref.split("#")[0] ?? ""),
  );
  entry.components.schemas = Object.fromEntries(
    Object.entries(entry.components.schemas).filter(([name]) => reached.has(name)),
  );
  await writeFile(file, stringify(entry, { lineWidth: 0 }));
  // What only paths that were left out had asked for is no fault here.
  const rules = join(openapi, "redocly.yaml");
  await writeFile(rules, (await readFile(rules, "utf8")).replace(/^rules:$/m, "rules:\n  no-unused-components: off"));
}

/** Operations must read like words, so copies are told apart by letters. */
const copySuffix = (copy: number): string =>
  `Copy${String.fromCodePoint(97 + Math.floor(copy / 26), 97 + (copy % 26))}`;

async function copyContractFiles(openapi: string, suffix: string): Promise<void> {
  for (const folder of ["paths", "schemas"]) {
    for (const name of (await readdir(join(openapi, folder))).filter((one) => !one.includes("Copy"))) {
      const text = await readFile(join(openapi, folder, name), "utf8");
      const own = text
        .replaceAll(/\b([A-Z]\w*)\.yaml\b/g, `$1${suffix}.yaml`)
        .replaceAll(/^( +operationId: \w+)$/gm, `$1${suffix}`)
        .replaceAll(/^( +tags: \[\w+)\]$/gm, `$1${suffix}]`);
      await writeFile(join(openapi, folder, name.replace(".yaml", `${suffix}.yaml`)), own);
    }
  }
}

/** The names of the schemas that some files lead to. */
async function reachableSchemas(openapi: string, from: readonly string[]): Promise<ReadonlySet<string>> {
  const [reached, waiting] = [new Set<string>(), [...new Set(from), "responses.yaml", "parameters.yaml"]];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [, name = ""] of (await readFile(join(openapi, file), "utf8")).matchAll(/\b([A-Z]\w*)\.yaml\b/g)) {
      if (reached.has(name)) continue;
      reached.add(name);
      waiting.push(`schemas/${name}.yaml`);
    }
  }
  return reached;
}

/** How many operations each path of our own contract has. */
async function operationsByPath(): Promise<ReadonlyMap<string, number>> {
  const { paths } = JSON.parse(await readFile(join(root, "mocks/generated/contract.json"), "utf8")) as {
    paths: Record<string, Record<string, object>>;
  };
  return new Map(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.values(item).filter((call) => "operationId" in call).length,
    ]),
  );
}
