import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { copyRepository } from "../support/copyRepository.ts";

const root = join(import.meta.dirname, "../..");

/** The parts of portal.yaml that are changed here. */
type ContractEntry = {
  tags: { name: string }[];
  paths: Record<string, { $ref: string }>;
  webhooks: Record<string, { $ref: string }>;
  components: { schemas: Record<string, { $ref: string }> };
};

/** Returns the number of operations of the contract, webhooks included. */
export const countOperations = async (): Promise<number> =>
  [...(await operationsByPath()).values()].reduce((sum, count) => sum + count, webhookOperations);
/** The webhooks are the same in every copy. */
const webhookOperations = 1;

/**
 * Copies the repository to `folder` and scales its contract to a number of operations: it drops paths, or adds copies of all paths
 * with their own tags, names and schemas. The packages are linked.
 */
export async function copyRepositoryWithOperations(operations: number, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await copyRepository(folder);
  await scaleContract(join(folder, "openapi"), operations);
}

/** The rules that a scaled contract cannot keep: without some paths, components are unused; two rules name operations. */
const rulesOfScaledContract = { "no-unused-components": "off", "portal/caching": "off", "portal/responses": "off" };

async function scaleContract(openapi: string, operations: number): Promise<void> {
  const file = join(openapi, "portal.yaml");
  const entry = parse(await readFile(file, "utf8")) as ContractEntry;
  const [original, counts] = [{ tags: entry.tags, paths: entry.paths }, await operationsByPath()];
  const paths: ContractEntry["paths"] = {};
  let count = webhookOperations;
  for (let copy = 0; count < operations; copy += 1) {
    const suffix = copy === 0 ? "" : copySuffix(copy);
    if (copy > 0) await copyContractFiles(openapi, suffix);
    if (copy > 0) entry.tags = [...entry.tags, ...original.tags.map((tag) => ({ ...tag, name: tag.name + suffix }))];
    for (const [path, { $ref }] of Object.entries(original.paths)) {
      if (count >= operations) break;
      paths[copy === 0 ? path : `/${suffix.toLowerCase()}${path}`] = { $ref: $ref.replace(".yaml", `${suffix}.yaml`) };
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
  const configFile = join(openapi, "redocly.yaml");
  const config = parse(await readFile(configFile, "utf8")) as { rules: object };
  await writeFile(configFile, stringify({ ...config, rules: { ...config.rules, ...rulesOfScaledContract } }));
}

/** Returns a suffix of letters, because the lint rules allow no digits in operation ids. */
const copySuffix = (copy: number): string =>
  `Copy${String.fromCodePoint(97 + Math.floor(copy / 26), 97 + (copy % 26))}`;

/** Copies the files of paths and schemas. Names of files, operations and tags get the suffix. */
async function copyContractFiles(openapi: string, suffix: string): Promise<void> {
  for (const folder of ["paths", "schemas"]) {
    for (const name of (await readdir(join(openapi, folder))).filter((file) => !file.includes("Copy"))) {
      const copied = addSuffix(parse(await readFile(join(openapi, folder, name), "utf8")), suffix);
      const text = stringify(copied, { lineWidth: 0, aliasDuplicateObjects: false });
      await writeFile(join(openapi, folder, name.replace(".yaml", `${suffix}.yaml`)), text);
    }
  }
}

/** Returns a part of the contract in which operations, tags and referenced schema files have the suffix. */
function addSuffix(node: unknown, suffix: string, key = ""): unknown {
  if (typeof node === "string") {
    if (key === "$ref") return node.replace(schemaFile, `$1${suffix}.yaml`);
    return key === "operationId" || key === "tags" ? node + suffix : node;
  }
  if (Array.isArray(node)) return node.map((item) => addSuffix(item, suffix, key));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, addSuffix(value, suffix, name)]));
}

/** The schema file in a `$ref`. Names of other files begin with a lowercase letter. */
const schemaFile = /\b([A-Z]\w*)\.yaml\b/;

/** Returns the names of the schemas that files reference, directly or not. */
async function reachableSchemas(openapi: string, from: readonly string[]): Promise<ReadonlySet<string>> {
  const [reached, queue] = [new Set<string>(), [...new Set(from), "responses.yaml", "parameters.yaml"]];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const reference of references(parse(await readFile(join(openapi, file), "utf8")))) {
      const [, name] = schemaFile.exec(reference) ?? [];
      if (name === undefined || reached.has(name)) continue;
      reached.add(name);
      queue.push(`schemas/${name}.yaml`);
    }
  }
  return reached;
}

/** Returns the values of all `$ref` below a node. */
function references(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value] : references(value),
  );
}

/** Returns the number of operations of each path in our contract. */
async function operationsByPath(): Promise<ReadonlyMap<string, number>> {
  const { paths } = JSON.parse(await readFile(join(root, "mocks/generated/contract.json"), "utf8")) as {
    paths: Record<string, Record<string, object>>;
  };
  return new Map(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.values(item).filter((operation) => "operationId" in operation).length,
    ]),
  );
}
