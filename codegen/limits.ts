import type { OpenApiDocument, SchemaObject } from "../openapi/kit/contract/document.ts";
import { flattenSchema, listOperations, resolveReference } from "../openapi/kit/contract/operations.ts";
import { readBundle } from "./contractFiles.ts";
import type { ScratchTree } from "./scratchTree.ts";

/**
 * Writes the maximum lengths of the contract as constants: one for each text of a request body, named after schema and field,
 * and one for each text parameter, named after operation and parameter. For inputs without a form definition. Writes the
 * maximum numbers of items as well: one for each list of a request body with a schema of its own, named after that schema.
 * Also writes how many entries a page of a list has.
 */
export async function generateLimits(scratch: ScratchTree): Promise<void> {
  const document = (await readBundle(scratch)) as OpenApiDocument;
  const maxLengths = new Map<string, number>();
  const maxItemsByName = new Map<string, number>();
  const visited = new Set<string>();
  const add = (name: string, schema: SchemaObject): void => {
    const length = findMaxLength(document, schema);
    if (length !== undefined) maxLengths.set(name, length);
  };
  const visit = (schema: SchemaObject, name = ""): void => {
    const own = schema.$ref === undefined ? name : schemaName(schema.$ref);
    if (schema.$ref !== undefined) {
      if (visited.has(own)) return;
      visited.add(own);
    }
    const {
      properties = {},
      items,
      maxItems,
      oneOf = [],
      anyOf = [],
      allOf = [],
    } = resolveReference<SchemaObject>(document, schema);
    if (schema.$ref !== undefined && typeof maxItems === "number") maxItemsByName.set(uncapitalize(own), maxItems);
    for (const [field, part] of Object.entries(properties)) {
      if (own !== "") add(uncapitalize(own) + capitalize(field), part);
      visit(part, own + capitalize(field));
    }
    for (const part of [...(items === undefined ? [] : [items]), ...oneOf, ...anyOf, ...allOf]) visit(part, own);
  };
  const operations = listOperations(document);
  for (const { id, parameters, requestBody } of operations) {
    for (const { name, in: location, schema } of parameters)
      if (location !== "header") add(id + capitalize(name), schema);
    if (requestBody?.schema !== undefined) visit(requestBody.schema);
  }
  const pageSizes = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, schema }) => (name === "perPage" ? [flattenSchema(document, schema)] : [])),
  );
  const least = (keyword: "default" | "maximum"): number =>
    Math.min(...pageSizes.map((schema) => schema[keyword]).filter((value) => typeof value === "number"));
  await scratch.write(
    "src/generated/maxLengths.ts",
    `// Generated from openapi/: maximum lengths in characters. Do not edit.\n${renderConstants(maxLengths)}`,
  );
  await scratch.write(
    "src/generated/maxItems.ts",
    `// Generated from openapi/: maximum numbers of items. Do not edit.\n${renderConstants(maxItemsByName)}`,
  );
  await scratch.write(
    "src/generated/perPage.ts",
    `// Generated from openapi/. Do not edit.

/** The number of entries of a page of a list, unless the request asks for another. */
export const defaultPerPage = ${least("default")};

/** The largest number of entries of a page of a list. */
export const maxPerPage = ${least("maximum")};
`,
  );
}

/**
 * Returns the maximum length of a text: the least one of all schemas that it has to match, of which several alternatives
 * have the largest one; `undefined` when the contract sets none.
 */
function findMaxLength(document: OpenApiDocument, schema: SchemaObject): number | undefined {
  const find = (part: SchemaObject): number | undefined => findMaxLength(document, part);
  const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  return chooseNumber(Math.min, [
    schema["maxLength"] ?? schema["x-maxJsonLength"],
    $ref === undefined ? undefined : find(resolveReference<SchemaObject>(document, { $ref })),
    ...allOf.map(find),
    chooseNumber(Math.max, oneOf.map(find)),
    chooseNumber(Math.max, anyOf.map(find)),
  ]);
}

/** Returns the least or largest number of a list; `undefined` when there is none. */
function chooseNumber(choose: typeof Math.min, values: readonly unknown[]): number | undefined {
  const numbers = values.filter((value) => typeof value === "number");
  return numbers.length === 0 ? undefined : choose(...numbers);
}

const renderConstants = (values: ReadonlyMap<string, number>): string =>
  [...values]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `export const ${name} = ${value};\n`)
    .join("");

const schemaName = (ref: string): string => ref.slice("#/components/schemas/".length);
const capitalize = (name: string): string => (name[0]?.toUpperCase() ?? "") + name.slice(1);
const uncapitalize = (name: string): string => (name[0]?.toLowerCase() ?? "") + name.slice(1);
