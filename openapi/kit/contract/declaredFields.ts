import { isRecord } from "../../../src/config/isRecord.ts";
import type { OpenApiDocument, SchemaObject } from "./document.ts";
import { flattenSchema } from "./operations.ts";

/** Returns the schema of a field of an object, also of one with alternatives; `undefined` when nothing declares it. */
export function findProperty(document: OpenApiDocument, schema: SchemaObject, name: string): SchemaObject | undefined {
  const own = schema.properties?.[name];
  if (own !== undefined) return own;
  for (const member of listAlternatives(schema)) {
    const found = findProperty(document, flattenSchema(document, member), name);
    if (found !== undefined) return found;
  }
  return isRecord(schema["additionalProperties"]) ? schema["additionalProperties"] : undefined;
}

const listAlternatives = ({ anyOf = [], oneOf = [] }: SchemaObject): readonly SchemaObject[] => [...anyOf, ...oneOf];

/** Returns whether a schema names fields. Without any, as the values of a form, an object may have every field. */
const namesFields = (document: OpenApiDocument, schema: SchemaObject): boolean =>
  schema.properties !== undefined ||
  isRecord(schema["additionalProperties"]) ||
  listAlternatives(schema).some((member) => namesFields(document, flattenSchema(document, member)));

/** How the description of an object says that it has no other fields, as the JSON Schema of a form. */
const closed = /\bnot listed here are not used\b/;

/**
 * Returns a value without the fields that its schema does not declare, nested ones too. A server may add fields to any
 * response, so that only the declared ones are compared. What may have no others stays as it is.
 */
export function pickDeclaredFields(document: OpenApiDocument, unresolved: SchemaObject, value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  const schema = flattenSchema(document, unresolved);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined ? value : value.map((item) => pickDeclaredFields(document, items, item));
  }
  if (!namesFields(document, schema) || closed.test(String(schema["description"]))) return value;
  // Thousands of entries are compared in each run.
  const picked: Record<string, unknown> = {};
  for (const [name, nested] of Object.entries(value) as readonly [string, unknown][]) {
    const property = findProperty(document, schema, name);
    if (property !== undefined) picked[name] = pickDeclaredFields(document, property, nested);
    else if (schema["additionalProperties"] === true) picked[name] = nested;
  }
  return picked;
}
