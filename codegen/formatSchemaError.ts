import { Validator, type Schema } from "@cfworker/json-schema";
import metaSchema from "ajv/dist/refs/json-schema-draft-07.json" with { type: "json" };

/** Interprets the meta-schema. Ajv would compile it first, which takes longer than all schemas of the forms. */
const validator = new Validator(metaSchema as Schema, "7", false);

/** Keywords whose errors only say that there is another one below them. */
const containerKeywords: ReadonlySet<string> = new Set([
  "properties",
  "additionalProperties",
  "items",
  "allOf",
  "anyOf",
  "$ref",
]);

/** Returns why a value is not a JSON Schema (draft 7), with the places; `undefined` when it is one. */
export function formatSchemaError(schema: object): string | undefined {
  const errors = validator.validate(schema).errors.filter(({ keyword }) => !containerKeywords.has(keyword));
  return errors.length === 0
    ? undefined
    : errors.map(({ instanceLocation, error }) => `${instanceLocation.replace("#", "schema")}: ${error}`).join(" ");
}
