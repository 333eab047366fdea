import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import { formatError, parseJson, readJson } from "./readJson.ts";
import { GenerationError } from "./generationError.ts";

/** A field of `layout.json`, checked by `forms/layout.schema.json`. */
type LayoutField = { widget: string; autocomplete?: string; error?: string; group?: string };

/** A `layout.json`: fields by their path below the form's values, such as `possessor/name`, in the order of the page. */
export type LayoutFile = { fields: Readonly<Record<string, LayoutField>> };

/** A group of fields: the top-level properties by the name of the group. */
export type LayoutGroups = Readonly<Record<string, readonly string[]>>;

/** A JSON Schema without `$ref`. */
type Schema = { [key: string]: unknown };

/** Returns the path of a form's layout in the repository. */
const layoutPath = (form: string): string => `forms/${form}/layout.json`;

const layoutSchemaFile = "forms/layout.schema.json";

/** The part of `layout.schema.json` that codegen reads. */
type LayoutSchema = { definitions: { field: { properties: { widget: { enum: readonly string[] } } } } };

const ajv = new Ajv({ allErrors: true, verbose: true, validateSchema: false });
let compiled: { text: string; schema: LayoutSchema; hasValidSyntax: ValidateFunction<LayoutFile> } | undefined;

/** Reads the schema of the layouts. Throws a `GenerationError` with its name when it cannot be read, or is no schema. */
export function readLayoutSchema(): NonNullable<typeof compiled> {
  try {
    const text = readFileSync(join(repositoryRoot, layoutSchemaFile), "utf8");
    if (compiled?.text === text) return compiled;
    const schema = parseJson(layoutSchemaFile, text) as LayoutSchema;
    compiled = { text, schema, hasValidSyntax: ajv.compile<LayoutFile>(schema) };
    return compiled;
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    throw new GenerationError([`${layoutSchemaFile}: ${formatError(error)}`]);
  }
}

/** Reads the layout of a form. Throws a `GenerationError` with the file's name when it is not JSON or breaks its schema. */
export const readLayout = async (form: string): Promise<LayoutFile> =>
  parseSyntax(form, await readJson(layoutPath(form)));

/** Checks a layout against its own schema. Returns it, or throws like `parseLayout`. */
function parseSyntax(form: string, layout: unknown): LayoutFile {
  const { hasValidSyntax } = readLayoutSchema();
  if (hasValidSyntax(layout)) return layout;
  throw toGenerationError(form, (hasValidSyntax.errors ?? []).map(syntaxError));
}

const toGenerationError = (form: string, errors: readonly string[]): GenerationError =>
  new GenerationError(errors.map((error) => `${layoutPath(form)}: ${error}`));

/** Returns the groups of a layout in the order of their first fields; `undefined` for a form without groups. */
export function getLayoutGroups({ fields }: LayoutFile): LayoutGroups | undefined {
  const groups: Record<string, string[]> = {};
  for (const [path, { group }] of Object.entries(fields)) {
    const [property = ""] = path.split("/");
    if (group === undefined) continue;
    groups[group] ??= [];
    if (!groups[group].includes(property)) groups[group].push(property);
  }
  return Object.keys(groups).length === 0 ? undefined : groups;
}

/**
 * Checks a layout against its own schema, the schema of the form and the ids of the messages. Returns it, or throws a
 * `GenerationError` with one line for each error that names file and field.
 */
export function parseLayout(
  form: string,
  layout: unknown,
  schema: Schema,
  messageIds: ReadonlySet<string> | undefined,
): LayoutFile {
  const parsed = parseSyntax(form, layout);
  const errors = [
    ...missingFields(parsed, schema),
    ...widgetErrors(parsed, schema),
    ...groupErrors(parsed),
    ...(messageIds === undefined ? [] : unknownMessages(parsed, messageIds)),
  ];
  if (errors.length > 0) throw toGenerationError(form, errors);
  return parsed;
}

/** Describes an error of Ajv in terms of fields. */
function syntaxError({ instancePath, keyword, params, message = "is not valid", data }: ErrorObject): string {
  const [section, field, key] = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const subject = section === "fields" && field !== undefined ? `the field "${field}"` : "the layout";
  const values = params as Readonly<Record<string, unknown>>;
  if (keyword === "additionalProperties")
    return `${subject} has the unknown key "${String(values["additionalProperty"])}".`;
  if (keyword === "required") return `${subject} has no "${String(values["missingProperty"])}".`;
  if (keyword === "enum" && key !== undefined)
    return `${subject} has the unknown ${key} ${JSON.stringify(data)}. Use one of: ${(values["allowedValues"] as string[]).join(", ")}.`;
  return `${subject}: ${key === undefined ? "it" : `"${key}"`} ${message}.`;
}

/** Returns an error for each field that only the layout or only the schema has, or that the form does not show. */
function missingFields({ fields }: LayoutFile, schema: Schema): string[] {
  const schemaFields = fieldPaths(schema);
  const otherFields = listOtherFields(schema);
  return [
    ...otherFields.map(
      (field) =>
        `the form does not show the field "${field}": it stands outside "properties" in schema.json. Move it there.`,
    ),
    ...schemaFields
      .filter((field) => !(field in fields))
      .map((field) => `the field "${field}" of schema.json is missing. Add it under "fields".`),
    ...Object.keys(fields)
      .filter((field) => !schemaFields.includes(field) && !otherFields.includes(field))
      .map((field) => `there is no field "${field}" in schema.json.`),
  ];
}

/** Returns the path and the schema of each field. */
function listFields({ properties = {} }: Schema): (readonly [path: string, schema: Schema])[] {
  return Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, inner]) =>
    "properties" in inner
      ? listFields(inner).map(([below, schema]) => [`${name}/${below}`, schema] as const)
      : [[name, inner] as const],
  );
}

const fieldPaths = (schema: Schema): string[] => listFields(schema).map(([path]) => path);

/** Returns an error for each field with a widget whose values its schema does not accept. */
const widgetErrors = ({ fields }: LayoutFile, schema: Schema): string[] =>
  listFields(schema).flatMap(([path, fieldSchema]) => {
    const widget = fields[path]?.widget;
    const needed = getWidget(fieldSchema);
    if (widget === undefined || widget === needed) return [];
    if (needed === undefined && !["check", "date", "number"].includes(widget)) return [];
    const use = needed === undefined ? "another one" : `"${needed}"`;
    return [`the field "${path}" has the widget "${widget}", but its schema needs ${use}.`];
  });

/** Returns the only widget for a schema; `undefined` for a text, for which there are several. */
function getWidget({ type, format, enum: options }: Schema): string | undefined {
  if (options !== undefined) return "select";
  if (format === "date") return "date";
  const types = [type].flat();
  if (types.includes("boolean")) return "check";
  return types.includes("number") || types.includes("integer") ? "number" : undefined;
}

/** Keywords whose schemas apply to the same object. */
const conditionalKeywords = ["allOf", "anyOf", "oneOf", "if", "then", "else"];

/** Returns the fields that stand only below such a keyword. */
function listOtherFields(schema: Schema): string[] {
  const { properties = {} } = schema;
  const own = fieldPaths(schema);
  const conditions = conditionalKeywords.flatMap((keyword) => [schema[keyword] ?? []].flat() as Schema[]);
  const found = [
    ...conditions.flatMap((condition) => [...fieldPaths(condition), ...listOtherFields(condition)]),
    ...Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, inner]) =>
      listOtherFields(inner).map((below) => `${name}/${below}`),
    ),
  ];
  return [...new Set(found)].filter((field) => !own.some((other) => `${other}/`.startsWith(`${field}/`)));
}

/** Returns an error for each field that its form would not display, or not in the order of the layout. */
function groupErrors(layout: LayoutFile): string[] {
  const groups = getLayoutGroups(layout);
  if (groups === undefined) return [];
  const fields = Object.entries(layout.fields).map(([path, { group }]) => ({ path, group }));
  const groupByProperty = new Map<string, string>();
  return fields.flatMap(({ path, group }, index) => {
    if (group === undefined)
      return [`the field "${path}" has no "group", but other fields have one: it would not be displayed.`];
    const [property = ""] = path.split("/");
    const ownGroup = groupByProperty.get(property) ?? group;
    groupByProperty.set(property, ownGroup);
    if (ownGroup !== group)
      return [`the field "${path}" is in the group "${group}", other fields of "${property}" in "${ownGroup}".`];
    const isFirst = fields.findIndex((field) => field.group === group) === index;
    return isFirst || fields[index - 1]?.group === group
      ? []
      : [`the field "${path}" does not follow the other fields of the group "${group}".`];
  });
}

const unknownMessages = ({ fields }: LayoutFile, messageIds: ReadonlySet<string>): string[] =>
  Object.entries(fields).flatMap(([field, { error }]) =>
    error === undefined || messageIds.has(error)
      ? []
      : [`the field "${field}" has the unknown message "${error}". Add it to locales/.`],
  );
