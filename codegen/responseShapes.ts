import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleFile } from "./contract.ts";
import type { ScratchTree } from "./scratchTree.ts";

type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};
type ResponseObject = { $ref?: string; content?: Readonly<Record<string, { schema: Schema }>> };
type Operation = { operationId: string; responses: Readonly<Record<string, ResponseObject>>; "x-mayBeEmpty"?: boolean };
type OpenApiDocument = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>>; responses: Readonly<Record<string, ResponseObject>> };
};

/** What a value has to be, in the words of `src/api/validateResponse.ts`. */
type Shape = string | readonly ["list" | "map" | "either", ...Shape[]] | { readonly [field: string]: Shape };

/**
 * What the portal holds answers against while it runs: for each call the shape of its answer, for each schema that has a
 * name its own. A shape says what a screen relies on (which fields there are, and of what kind) and leaves lengths, patterns
 * and lists of known words to the server: a text that is too long or a status nobody has heard of can still be shown.
 */
export async function generateResponseShapes(stage: ScratchTree): Promise<void> {
  const contract = JSON.parse(await readFile(join(stage.dir, bundleFile), "utf8")) as OpenApiDocument;
  const named = new Map<string, Shape>();
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, call]) => {
      const schema = successResponse(contract, call)?.content?.["application/json"]?.schema;
      if (schema === undefined) return [];
      return [
        ` [${[method.toUpperCase(), path, shapeOf(contract, schema, named)].map((part) => JSON.stringify(part)).join(", ")}${call["x-mayBeEmpty"] === true ? ", true" : ""}],`,
      ];
    }),
  );
  const shapes = [...named]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, shape]) => ` ${name}: ${JSON.stringify(shape)},`);
  await stage.write(
    "src/generated/answers.js",
    `${fileHeader}export const shapes = {\n${shapes.join("\n")}\n};\nexport const answers = [\n${rows.join("\n")}\n];\n`,
  );
  await stage.write("src/generated/answers.d.ts", declarationText);
}

function successResponse({ components }: OpenApiDocument, { responses }: Operation): ResponseObject | undefined {
  const { $ref, ...own } = responses["200"] ?? {};
  return $ref === undefined ? own : components.responses[$ref.slice("#/components/responses/".length)];
}

/** The shape of a schema; objects that have a name are noted in `named` and pointed to. */
function shapeOf(contract: OpenApiDocument, schema: Schema, namedShapes: Map<string, Shape>): Shape {
  const of = (inner: Schema): Shape => shapeOf(contract, inner, namedShapes);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice("#/components/schemas/".length);
    const target = contract.components.schemas[name];
    if (target === undefined) throw new Error(`${schema.$ref} is not in the contract`);
    if (!isObjectSchema(contract, target)) return of(target);
    // Noted before it is followed, so that a schema may contain itself.
    if (!namedShapes.has(name)) namedShapes.set(name, "any").set(name, of(target));
    return `#${name}`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const shapes = new Map(choices.map(of).map((shape) => [JSON.stringify(shape), shape]));
    const [only, ...others] = shapes.values();
    return others.length === 0 ? (only ?? "any") : ["either", ...shapes.values()];
  }
  if (isObjectSchema(contract, schema)) return fieldShapes(contract, schema, namedShapes);
  const { type = schema.allOf?.map(({ type }) => type)[0], items, additionalProperties } = schema;
  if (type === "array") return ["list", items === undefined ? "any" : of(items)];
  if (type === "object" && typeof additionalProperties === "object") return ["map", of(additionalProperties)];
  if (type === "object") return "record";
  if (type === "string") return stringKind(schema);
  if (type === "integer")
    return (schema.minimum ?? -1) > 0 ? "ordinal" : (schema.minimum ?? -1) === 0 ? "count" : "integer";
  if (type === "number" || type === "boolean") return type;
  return Array.isArray(type) && type.includes("null")
    ? ["either", "null", of({ ...schema, type: type.find((one) => one !== "null") ?? "null" })]
    : "any";
}

/** Which texts a screen does more with than show them: a moment is reckoned with, an address is led to, a picture is fetched. */
function stringKind({ format, pattern = "" }: Schema): Shape {
  if (format === "date" || format === "date-time") return "moment";
  if (format === "uri") return "https";
  if (format === "uri-reference") return pattern.startsWith("^(https://") ? "address" : "picture";
  return "string";
}

/** All fields of an object and of the objects it is made of; those that may be absent end with a question mark. */
function fieldShapes(
  contract: OpenApiDocument,
  schema: Schema,
  namedShapes: Map<string, Shape>,
): { [field: string]: Shape } {
  const parts = (schema.allOf ?? []).map((part) =>
    fieldShapes(contract, part.$ref === undefined ? part : resolveRef(contract, part), namedShapes),
  );
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) =>
      [schema.required?.includes(name) === true ? name : `${name}?`, shapeOf(contract, inner, namedShapes)] as const,
  );
  return Object.assign({}, ...parts, Object.fromEntries(own)) as { [field: string]: Shape };
}

const resolveRef = (contract: OpenApiDocument, { $ref = "" }: Schema): Schema =>
  contract.components.schemas[$ref.slice("#/components/schemas/".length)] ?? {};

const isObjectSchema = (contract: OpenApiDocument, { properties, allOf = [] }: Schema): boolean =>
  properties !== undefined ||
  allOf.some((part) => isObjectSchema(contract, part.$ref === undefined ? part : resolveRef(contract, part)));

const fileHeader = "// Generated from openapi/. Do not edit.\n";

const declarationText = `${fileHeader}
/**
 * What a value has to be: a kind of simple value, \`#Name\` of another shape, a list or a map of one shape, either of several,
 * or an object by its fields. A field whose name ends with a question mark may be absent.
 */
export type Shape = string | readonly ["list" | "map" | "either", ...Shape[]] | { readonly [field: string]: Shape };

/** The shapes that have a name. */
export declare const shapes: Readonly<Record<string, Shape>>;

/** For each call: method, path below the API base, shape of the answer, and true where nobody needs the answer. */
export declare const answers: readonly (readonly [method: string, path: string, shape: Shape, mayBeEmpty?: true])[];
`;
