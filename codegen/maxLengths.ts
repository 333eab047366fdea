import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleFile } from "./contract.ts";
import type { ScratchTree } from "./scratchTree.ts";

type Schema = {
  $ref?: string;
  maxLength?: number;
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
 * The most characters that a text may have: one constant for each text of what is sent, named by its schema and field, and for
 * each text in an address, named by its call and parameter. Pages that ask for one without a form definition read it here.
 */
export async function generateMaxLengths(stage: ScratchTree): Promise<void> {
  const { paths, components } = JSON.parse(await readFile(join(stage.dir, bundleFile), "utf8")) as OpenApiDocument;
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schemaName(schema.$ref)] ?? {});
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const take = (name: string, schema: Schema): void => {
    const { maxLength } = resolved(schema);
    if (maxLength !== undefined) found.set(name, maxLength);
  };
  const read = (schema: Schema, name = ""): void => {
    const own = schema.$ref === undefined ? name : schemaName(schema.$ref);
    if (schema.$ref !== undefined && seen.has(own)) return;
    seen.add(own);
    const { properties = {}, items, oneOf = [], allOf = [] } = resolved(schema);
    for (const [field, part] of Object.entries(properties)) {
      if (own !== "") take(uncapitalize(own) + capitalize(field), part);
      read(part, own + capitalize(field));
    }
    for (const part of [...(items === undefined ? [] : [items]), ...oneOf, ...allOf]) read(part, own);
  };
  for (const { operationId, parameters = [], requestBody } of Object.values(paths).flatMap((item) =>
    Object.values(item),
  )) {
    for (const { name, schema } of parameters)
      if (name !== undefined && schema !== undefined) take(operationId + capitalize(name), schema);
    for (const { schema } of Object.values(requestBody?.content ?? {})) read(schema);
  }
  const lines = [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, most]) => `export const ${name} = ${most};\n`);
  await stage.write(
    "src/generated/maxLengths.ts",
    `// Generated from openapi/: the most characters that a text may have. Do not edit.\n${lines.join("")}`,
  );
}

const schemaName = (ref: string): string => ref.slice("#/components/schemas/".length);
const capitalize = (name: string): string => (name[0]?.toUpperCase() ?? "") + name.slice(1);
const uncapitalize = (name: string): string => (name[0]?.toLowerCase() ?? "") + name.slice(1);
