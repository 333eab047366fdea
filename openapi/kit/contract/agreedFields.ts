import type { OpenApiDocument, SchemaObject } from "./document.ts";
import { flattenSchema, type ContractOperation } from "./operations.ts";

/**
 * Returns the fields of the successful response of a specified operation that are agreed: all of its schema but those marked
 * `x-proposed`, or of each entry when the response is a list. `a.b` is a field of the object `a`, `a[].b` one of every entry
 * of the list `a`, and `a[0].b` one of every entry of a list that has at least one. Empty when the response is proposed.
 */
export function listAgreedFields(document: OpenApiDocument, operation: ContractOperation): readonly string[] {
  const response = operation.responses.get(200);
  if (operation.isProposed || response === undefined || response["x-proposed"] === true) return [];
  const schema = flattenSchema(document, response.content?.["application/json"]?.schema ?? {});
  const list =
    schema.items ?? (schema.properties?.["items"] && flattenSchema(document, schema.properties["items"]).items);
  return listFields(document, list ?? schema);
}

function listFields(document: OpenApiDocument, unresolved: SchemaObject): string[] {
  const { properties = {} } = flattenSchema(document, unresolved);
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = flattenSchema(document, property);
    if (field["x-proposed"] === true) return [];
    const [prefix, inner] =
      field.items === undefined
        ? [`${name}.`, listFields(document, field)]
        : [`${name}[${field["minItems"] === 1 ? "0" : ""}].`, listFields(document, field.items)];
    return inner.length === 0 ? [name] : inner.map((path) => `${prefix}${path}`);
  });
}
