import { join } from "node:path";
import { $RefParser } from "@apidevtools/json-schema-ref-parser";
import { formatSchemaError } from "./formatSchemaError.ts";
import { readLayout, type LayoutFile } from "./formLayout.ts";
import { GenerationError } from "./generationError.ts";
import { readFormNames, type FormOptions } from "./messageFiles.ts";
import { formatError } from "./readJson.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

/** A JSON Schema in which every `$ref` is replaced by its target. */
export type Schema = { [key: string]: unknown };

/**
 * Reads the schema of a form, with the rules of the contract and without texts. Throws a `GenerationError` with the file's
 * name when it cannot be read, or is no schema.
 */
export async function readFormSchema(name: string): Promise<Schema> {
  const file = join(repositoryRoot, "forms", name, "schema.json");
  try {
    const resolved = await $RefParser.dereference(file, { mutateInputSchema: true });
    const schema = withTextIds(withoutText(structuredClone(resolved))) as Schema;
    const error = formatSchemaError(schema);
    if (error !== undefined) throw new Error(error);
    return schema;
  } catch (error) {
    throw toSchemaError(name, error);
  }
}

/** Returns an error that begins with the name of a form's schema. */
export const toSchemaError = (form: string, error: unknown): GenerationError =>
  new GenerationError([`forms/${form}/schema.json: ${formatError(error)}`]);

/** Returns the schema without texts: those of a form come from `locales/`. */
function withoutText(node: unknown, insideProperties = false): unknown {
  if (Array.isArray(node)) return node.map((member) => withoutText(member));
  if (node === null || typeof node !== "object") return node;
  const textual = new Set(["title", "description", "example", "examples", "$comment", "$schema"]);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => insideProperties || !textual.has(key))
      .map(([key, value]) => [key, withoutText(value, key === "properties")]),
  );
}

/** Returns the schema with texts instead of ids, which may be numbers too: the value of a form field is a text. */
function withTextIds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withTextIds);
  if (node === null || typeof node !== "object") return node;
  const { anyOf } = node as { anyOf?: readonly { type?: string }[] };
  if (anyOf?.map(({ type }) => type).join() === "string,integer") return anyOf[0];
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withTextIds(value)]));
}

/** Reads the values of the selects of every form of `forms/`. Throws like `readFormSchema` and `readLayout`. */
export const readFormOptions = async (): Promise<FormOptions[]> =>
  Promise.all(
    (await readFormNames()).map(async (form) =>
      getFormOptions(form, await readLayout(form), await readFormSchema(form)),
    ),
  );

/** Returns the values of each select of a form that its schema lists. Those of other selects come from the backend. */
export const getFormOptions = (form: string, { fields }: LayoutFile, schema: Schema): FormOptions => ({
  form,
  options: Object.fromEntries(
    Object.entries(fields).flatMap(([field, { widget }]) => {
      const values = widget === "select" ? getFieldSchema(schema, field.split("/"))["enum"] : undefined;
      return Array.isArray(values) ? [[field, values.map(String)]] : [];
    }),
  ),
});

/** Returns the schema of a field; an empty schema for an unknown path. */
function getFieldSchema({ properties = {} }: Schema, [first = "", ...rest]: readonly string[]): Schema {
  const inner = (properties as Readonly<Record<string, Schema>>)[first] ?? {};
  return rest.length === 0 ? inner : getFieldSchema(inner, rest);
}
