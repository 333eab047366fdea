import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleFile } from "./contractFiles.ts";
import type { ScratchTree } from "./scratchTree.ts";

type Schema = {
  $ref?: string;
  maxLength?: number;
  "x-maxJsonLength"?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  operationId: string;
  parameters?: { name?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/**
 * Writes the maximum lengths of the contract as constants: one for each text of a request body, named after schema and field,
 * and one for each text parameter, named after operation and parameter. For inputs without a form definition. Writes the
 * maximum numbers of items as well: one for each list of a request body with a schema of its own, named after that schema.
 */
export async function generateLimits(scratch: ScratchTree): Promise<void> {
  const { paths, components } = JSON.parse(await readFile(join(scratch.dir, bundleFile), "utf8")) as OpenApiDocument;
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schemaName(schema.$ref)] ?? {});
  const maxLengths = new Map<string, number>();
  const maxItemsByName = new Map<string, number>();
  const visited = new Set<string>();
  const add = (name: string, schema: Schema): void => {
    const { maxLength, "x-maxJsonLength": maxJsonLength } = resolve(schema);
    const length = maxLength ?? maxJsonLength;
    if (length !== undefined) maxLengths.set(name, length);
  };
  const visit = (schema: Schema, name = ""): void => {
    const own = schema.$ref === undefined ? name : schemaName(schema.$ref);
    if (schema.$ref !== undefined && visited.has(own)) return;
    visited.add(own);
    const { properties = {}, items, maxItems, oneOf = [], allOf = [] } = resolve(schema);
    if (schema.$ref !== undefined && maxItems !== undefined) maxItemsByName.set(uncapitalize(own), maxItems);
    for (const [field, part] of Object.entries(properties)) {
      if (own !== "") add(uncapitalize(own) + capitalize(field), part);
      visit(part, own + capitalize(field));
    }
    for (const part of [...(items === undefined ? [] : [items]), ...oneOf, ...allOf]) visit(part, own);
  };
  for (const { operationId, parameters = [], requestBody } of Object.values(paths).flatMap((item) =>
    Object.values(item),
  )) {
    for (const { name, schema } of parameters)
      if (name !== undefined && schema !== undefined) add(operationId + capitalize(name), schema);
    for (const { schema } of Object.values(requestBody?.content ?? {})) visit(schema);
  }
  await scratch.write(
    "src/generated/maxLengths.ts",
    `// Generated from openapi/: maximum lengths in characters. Do not edit.\n${renderConstants(maxLengths)}`,
  );
  await scratch.write(
    "src/generated/maxItems.ts",
    `// Generated from openapi/: maximum numbers of items. Do not edit.\n${renderConstants(maxItemsByName)}`,
  );
}

const renderConstants = (values: ReadonlyMap<string, number>): string =>
  [...values]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `export const ${name} = ${value};\n`)
    .join("");

const schemaName = (ref: string): string => ref.slice("#/components/schemas/".length);
const capitalize = (name: string): string => (name[0]?.toUpperCase() ?? "") + name.slice(1);
const uncapitalize = (name: string): string => (name[0]?.toLowerCase() ?? "") + name.slice(1);
