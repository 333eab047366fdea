import type { OpenApiDocument, SchemaObject } from "../openapi/kit/contract/document.ts";
import { flattenSchema, listOperations, resolveReference } from "../openapi/kit/contract/operations.ts";
import type { Shape } from "../src/generated/operations.js";
import { isRecord } from "../src/config/isRecord.ts";
import { readBundle } from "./contractFiles.ts";
import { GenerationError } from "./generationError.ts";
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
 * one that is loaded later. Throws a `GenerationError` with schema and field when a schema has a form that no shape expresses.
 */
export async function generateResponseShapes(scratch: ScratchTree): Promise<void> {
  const contract = (await readBundle(scratch)) as OpenApiDocument;
  const namedShapes = new Map<string, Shape>();
  const firstShapes = new Map<string, Shape>();
  const sessionShapes = new Map<string, Shape>();
  const rows = listOperations(contract).map(({ id, method, path, bearerAuth, isProposed, mayBeEmpty, responses }) => {
    const schema = responses.get(200)?.content?.["application/json"]?.schema;
    const place = { file: "openapi/paths", name: `the response of ${id}`, field: "" };
    const create = (shapes: Map<string, Shape>): Shape | null =>
      schema === undefined ? null : createShape({ contract, namedShapes: shapes }, schema, place);
    const shape = create(namedShapes);
    if (firstOperations.includes(id)) create(firstShapes);
    if (sessionOperations.includes(id)) create(sessionShapes);
    const isOpen = bearerAuth === "optional" && isProposed && method === "GET";
    const columns = [method, path, isOpen ? "open" : bearerAuth, shape, ...(mayBeEmpty ? ["mayBeEmpty"] : [])];
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

/** The contract, and the shapes of its named schemas that are created so far. */
type Context = { contract: OpenApiDocument; namedShapes: Map<string, Shape> };

/** Where a schema is: the field, empty for the schema itself, of a named schema or of a response. */
type Place = { file: string; name: string; field: string };

const toShapeError = ({ file, name, field }: Place, problem: string): GenerationError =>
  new GenerationError([`${file}: ${field === "" ? "" : `the field "${field}" of `}${name} ${problem}`]);

/** What beside a `$ref` would change the shape. */
const shapeKeywords = ["type", "properties", "required", "items", "additionalProperties", "allOf", "anyOf", "oneOf"];

/**
 * Returns the shape of a schema. Named object schemas are added to `namedShapes` and referenced by name. Throws a
 * `GenerationError` for a schema with another form.
 */
function createShape(context: Context, schema: SchemaObject, place: Place): Shape {
  const { contract } = context;
  const shape = (inner: SchemaObject, field = place.field): Shape => createShape(context, inner, { ...place, field });
  if (schema.$ref !== undefined) {
    const beside = shapeKeywords.find((keyword) => keyword in schema);
    if (beside !== undefined) throw toShapeError(place, `has "${beside}" beside its $ref. Put both under "allOf".`);
    return namedShape(context, schema.$ref);
  }
  const { anyOf, oneOf, items, additionalProperties, ...flattened } = flattenSchema(contract, schema);
  const isObject = isObjectSchema(contract, schema);
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) {
    if (isObject || (anyOf && oneOf) !== undefined)
      throw toShapeError(place, 'has other rules beside "anyOf" or "oneOf". Write them in each alternative.');
    const shapes = alternatives.map((inner) => shape(inner));
    const field = findAmbiguousField(context, shapes);
    if (field !== undefined)
      throw toShapeError(
        place,
        `has alternatives with different schemas of the optional field "${field}". Use the same schema, or another name.`,
      );
    return eitherShape(shapes);
  }
  const type = flattened.type ?? (isObject ? "object" : findTypes(flattened));
  if (typeof type !== "string" && type !== undefined) {
    const others = type.filter((name) => name !== "null").map((name) => shape({ ...schema, type: name }));
    return eitherShape(type.includes("null") ? ["null", ...others] : others);
  }
  if (type === "object" && isObject) return fieldShapes(context, schema, place);
  if (type === "array") {
    if (items === undefined) throw toShapeError(place, 'is a list without "items". Say what it contains.');
    return ["list", shape(items, `${place.field}[]`)];
  }
  if (type === "object" && isRecord(additionalProperties)) return ["map", shape(additionalProperties)];
  if (type === "object") return "record";
  if (type === "string") return stringKind(flattened);
  if (type === "integer") return integerKind(flattened);
  if (type === "number" || type === "boolean" || type === "null") return type;
  if (type === undefined && Object.keys(schema).every((key) => annotations.has(key) || key.startsWith("x-")))
    return "any";
  throw toShapeError(place, "has no type that the portal checks in a response. Say its type.");
}

/** What says nothing about the shape of a value: with nothing else, any value is allowed. */
const annotations: ReadonlySet<string> = new Set(["title", "description", "example", "examples", "deprecated"]);

/** Returns the shape of a named schema: a reference to it when it is an object, else the shape itself. */
function namedShape(context: Context, reference: string): Shape {
  const { contract, namedShapes } = context;
  const name = reference.slice("#/components/schemas/".length);
  const target = contract.components.schemas[name];
  if (target === undefined) throw new Error(`${reference} is not in the contract`);
  const place = { file: `openapi/schemas/${name}.yaml`, name, field: "" };
  if (!isObjectSchema(contract, target)) return createShape(context, target, place);
  // Added before its fields are visited, so that a schema may contain itself.
  if (!namedShapes.has(name)) namedShapes.set(name, "any").set(name, createShape(context, target, place));
  return `#${name}`;
}

/** Returns the shape of a value that has one of several shapes. */
function eitherShape(alternatives: readonly Shape[]): Shape {
  const shapes = new Map(alternatives.map((entry) => [JSON.stringify(entry), entry]));
  const [first, ...others] = shapes.values();
  if ([...shapes.values()].join() === "string,integer") return "id";
  return others.length === 0 ? (first ?? "any") : ["either", ...shapes.values()];
}

/**
 * Returns an optional field of an alternative that a later one has with another shape; `undefined` when there is none. The
 * portal takes the first alternative that fits, and would remove the field of the later one as invalid.
 */
function findAmbiguousField({ namedShapes }: Context, alternatives: readonly Shape[]): string | undefined {
  const objects = alternatives
    .map((shape) => (typeof shape === "string" ? namedShapes.get(shape.slice(1)) : shape))
    .filter((shape): shape is Record<string, Shape> => isRecord(shape));
  for (const [index, fields] of objects.entries())
    for (const [name, shape] of Object.entries(fields)) {
      if (!name.endsWith("?")) continue;
      const field = name.slice(0, -1);
      const differs = (other?: Shape): boolean =>
        other !== undefined && JSON.stringify(other) !== JSON.stringify(shape);
      if (objects.slice(index + 1).some((other) => differs(other[name] ?? other[field]))) return field;
    }
  return undefined;
}

/** Returns the types of the values that a schema lists; `undefined` when it lists none. */
function findTypes(schema: SchemaObject): string[] | undefined {
  const values = "const" in schema ? [schema.const] : schema.enum;
  if (values === undefined) return undefined;
  const types = values.map((value) =>
    value === null ? "null" : Number.isInteger(value) ? "integer" : Array.isArray(value) ? "array" : typeof value,
  );
  return [...new Set(types)];
}

/** Returns the kind of a string. A page calculates with a date or a day, links to a URL and fetches an image. */
function stringKind({ format, pattern }: SchemaObject): Shape {
  if (format === "date") return "day";
  if (format === "date-time") return "date";
  if (format === "uri") return "httpsUrl";
  if (format === "uri-reference") return String(pattern).startsWith("^(https://") ? "linkUrl" : "imageUrl";
  return "string";
}

function integerKind({ minimum }: SchemaObject): Shape {
  if (Number(minimum) > 0) return "positiveInteger";
  return minimum === 0 ? "nonNegativeInteger" : "integer";
}

/** Returns the fields of an object schema and of its `allOf` schemas. Names of optional fields end with a question mark. */
function fieldShapes(context: Context, schema: SchemaObject, place: Place): { [field: string]: Shape } {
  const required = new Set(flattenSchema(context.contract, schema).required);
  const prefix = place.field === "" ? "" : `${place.field}.`;
  return Object.fromEntries(
    Object.entries(listFields(context.contract, schema)).map(([name, inner]) => [
      required.has(name) ? name : `${name}?`,
      createShape(context, inner, { ...place, field: `${prefix}${name}` }),
    ]),
  );
}

/** Returns the schemas of the fields of an object schema, those of its `allOf` schemas first. */
function listFields(contract: OpenApiDocument, { allOf = [], properties }: SchemaObject): Record<string, SchemaObject> {
  const inherited = allOf.map((parent) => listFields(contract, resolveReference<SchemaObject>(contract, parent)));
  return Object.assign({}, ...inherited, properties) as Record<string, SchemaObject>;
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

/**
 * Whether an operation needs a bearer token, accepts one, or takes none: the contract's \`security\`. \`open\` accepts one, and
 * is a read that the contract only proposes.
 */
export type BearerAuth = "required" | "optional" | "open" | "none";

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
