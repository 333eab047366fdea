import type { OpenApiDocument, SchemaObject } from "../openapi/kit/contract/document.ts";
import { listOperations, resolveReference } from "../openapi/kit/contract/operations.ts";
import type { Shape } from "../src/generated/operations.js";
import { isRecord } from "../src/config/isRecord.ts";
import { readBundle } from "./contractFiles.ts";
import type { ScratchTree } from "./scratchTree.ts";

/** The operations whose responses the home page reads in its first view. */
const firstOperations: readonly string[] = ["listServices"];

/** The operations whose responses restore a session, or are read by the first view of a signed-in user. */
const sessionOperations: readonly string[] = [
  "renewSession",
  "readUser",
  "listAppeals",
  "listDrafts",
  "listObligations",
];

/**
 * Writes the table of operations that the client reads at run time: for each operation whether it takes a bearer token and
 * the shape of its response; for each named schema its shape. A shape lists the fields that a page relies on and their
 * kinds. It omits lengths, patterns and enums: a page can still show a long text or an unknown status. The shapes of
 * `firstOperations` are in the table, those of `sessionOperations` in a module that is loaded with the session, all others in
 * one that is loaded later.
 */
export async function generateResponseShapes(scratch: ScratchTree): Promise<void> {
  const contract = (await readBundle(scratch)) as OpenApiDocument;
  const namedShapes = new Map<string, Shape>();
  const firstShapes = new Map<string, Shape>();
  const sessionShapes = new Map<string, Shape>();
  const rows = listOperations(contract).map(({ id, method, path, bearerAuth, mayBeEmpty, responses }) => {
    const schema = responses.get(200)?.content?.["application/json"]?.schema;
    const shape = schema === undefined ? null : createShape(contract, schema, namedShapes);
    if (schema !== undefined && firstOperations.includes(id)) createShape(contract, schema, firstShapes);
    if (schema !== undefined && sessionOperations.includes(id)) createShape(contract, schema, sessionShapes);
    const columns = [method, path, bearerAuth, shape, ...(mayBeEmpty ? ["mayBeEmpty"] : [])];
    return ` [${columns.map((column) => JSON.stringify(column)).join(", ")}],`;
  });
  const isLoadedLater = ([name]: [string, Shape]): boolean => !firstShapes.has(name);
  await scratch.write(
    "src/generated/operations.js",
    `${fileHeader}export const firstShapes = ${renderShapes([...firstShapes])};\nexport const operations = [\n${rows.join("\n")}\n];\n`,
  );
  const writeShapes = async (name: string, doc: string, rendered: string): Promise<void> => {
    await scratch.write(`src/generated/${name}.js`, `${fileHeader}${rendered}`);
    await scratch.write(
      `src/generated/${name}.d.ts`,
      `${fileHeader}import type { Shape } from "./operations.js";\n\n/** ${doc} */\nexport declare const ${name}: Readonly<Record<string, Shape>>;\n`,
    );
  };
  await writeShapes(
    "sessionShapes",
    "The named shapes of the responses that restore a session, or that a signed-in user sees first.",
    `export const sessionShapes = ${renderShapes([...sessionShapes].filter(isLoadedLater))};\n`,
  );
  const otherShapes = [...namedShapes].filter((entry) => isLoadedLater(entry) && !sessionShapes.has(entry[0]));
  await writeShapes(
    "otherShapes",
    "All named shapes but `firstShapes`.",
    `import { sessionShapes } from "./sessionShapes.js";\nexport const otherShapes = Object.assign(${renderShapes(otherShapes)}, sessionShapes);\n`,
  );
  await scratch.write("src/generated/operations.d.ts", declarationText);
}

function renderShapes(shapes: readonly [name: string, shape: Shape][]): string {
  const lines = shapes
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, shape]) => ` ${name}: ${JSON.stringify(shape)},`);
  return `{\n${lines.join("\n")}\n}`;
}

/** Returns the shape of a schema. Named object schemas are added to `namedShapes` and referenced by name. */
function createShape(contract: OpenApiDocument, schema: SchemaObject, namedShapes: Map<string, Shape>): Shape {
  const shape = (inner: SchemaObject): Shape => createShape(contract, inner, namedShapes);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice("#/components/schemas/".length);
    const target = contract.components.schemas[name];
    if (target === undefined) throw new Error(`${schema.$ref} is not in the contract`);
    if (!isObjectSchema(contract, target)) return shape(target);
    // Added before its fields are visited, so that a schema may contain itself.
    if (!namedShapes.has(name)) namedShapes.set(name, "any").set(name, shape(target));
    return `#${name}`;
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    const shapes = new Map(alternatives.map(shape).map((entry) => [JSON.stringify(entry), entry]));
    const [first, ...others] = shapes.values();
    if ([...shapes.values()].join() === "string,integer") return "id";
    return others.length === 0 ? (first ?? "any") : ["either", ...shapes.values()];
  }
  if (isObjectSchema(contract, schema)) return fieldShapes(contract, schema, namedShapes);
  const { type = schema.allOf?.map((inner) => inner.type)[0], items, additionalProperties } = schema;
  if (type === "array") return ["list", items === undefined ? "any" : shape(items)];
  if (type === "object" && isRecord(additionalProperties)) return ["map", shape(additionalProperties)];
  if (type === "object") return "record";
  if (type === "string") return stringKind(schema);
  if (type === "integer") return integerKind(schema);
  if (type === "number" || type === "boolean") return type;
  return Array.isArray(type) && type.includes("null")
    ? ["either", "null", shape({ ...schema, type: type.find((name) => name !== "null") ?? "null" })]
    : "any";
}

/** Returns the kind of a string. A page calculates with a date, links to a URL and fetches an image. */
function stringKind({ format, pattern }: SchemaObject): Shape {
  if (format === "date" || format === "date-time") return "date";
  if (format === "uri") return "httpsUrl";
  if (format === "uri-reference") return String(pattern).startsWith("^(https://") ? "linkUrl" : "imageUrl";
  return "string";
}

function integerKind({ minimum }: SchemaObject): Shape {
  if (Number(minimum) > 0) return "positiveInteger";
  return minimum === 0 ? "nonNegativeInteger" : "integer";
}

/** Returns the fields of an object schema and of its `allOf` schemas. Names of optional fields end with a question mark. */
function fieldShapes(
  contract: OpenApiDocument,
  schema: SchemaObject,
  namedShapes: Map<string, Shape>,
): { [field: string]: Shape } {
  const inherited = (schema.allOf ?? []).map((parent) =>
    fieldShapes(contract, resolveReference<SchemaObject>(contract, parent), namedShapes),
  );
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) =>
      [
        schema.required?.includes(name) === true ? name : `${name}?`,
        createShape(contract, inner, namedShapes),
      ] as const,
  );
  return Object.assign({}, ...inherited, Object.fromEntries(own)) as { [field: string]: Shape };
}

const isObjectSchema = (contract: OpenApiDocument, { properties, allOf = [] }: SchemaObject): boolean =>
  properties !== undefined ||
  allOf.some((parent) => isObjectSchema(contract, resolveReference<SchemaObject>(contract, parent)));

const fileHeader = "// Generated from openapi/. Do not edit.\n";

const declarationText = `${fileHeader}
/**
 * The shape of a value: a scalar kind, \`#Name\` of a named shape, a list or a map of one shape, either of several shapes,
 * or the fields of an object. A field whose name ends with a question mark is optional.
 */
export type Shape = string | readonly ["list" | "map" | "either", ...Shape[]] | { readonly [field: string]: Shape };

/** Whether an operation needs a bearer token, accepts one, or takes none: the contract's \`security\`. */
export type BearerAuth = "required" | "optional" | "none";

/**
 * An operation of the contract. \`path\` is its template below the API base. \`shape\` is that of its JSON response, or null
 * when it returns a file. \`mayBeEmpty\` marks a response whose body nothing reads.
 */
export type OperationRow = readonly [
  method: string,
  path: string,
  bearerAuth: BearerAuth,
  shape: Shape | null,
  mayBeEmpty?: "mayBeEmpty",
];

/** The named shapes of the responses that the home page reads in its first view. */
export declare const firstShapes: Readonly<Record<string, Shape>>;

/** Every operation of the contract. */
export declare const operations: readonly OperationRow[];
`;
