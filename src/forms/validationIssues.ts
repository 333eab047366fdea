import type { ErrorSchema, RJSFSchema, ValidatorType } from "@rjsf/utils";
import type { FormDefinition } from "./formDefinition.ts";

/** One rule that an answer breaks: in which field, by which keyword of JSON Schema, and with which limit. */
export type ValidationIssue = { field: string; keyword: string; params: Readonly<Record<string, string | number>> };

type AjvValidationError = { instancePath: string; keyword: string; params: Readonly<Record<string, unknown>> };

/** The rules that the answers break, in the order of the layout. They hold no words, so a change of language changes none. */
export function findIssues(
  definition: FormDefinition<unknown>,
  validator: ValidatorType,
  values: unknown,
): ValidationIssue[] {
  // A cleared field is kept as undefined, which is no JSON; a round trip makes it absent.
  const { errors = [] } = validator.rawValidation<AjvValidationError>(
    definition.schema,
    JSON.parse(JSON.stringify(values)) as RJSFSchema,
  );
  const order = Object.keys(definition.layout.fields);
  // What is said of a part as a whole is shown at its first field; what no field can mend is a fault of the definition.
  const place = (field: string): string | undefined =>
    order.includes(field) ? field : (order.find((below) => below.startsWith(`${field}/`)) ?? order[0]);
  return errors
    .map(toIssue)
    .map((issue) => ({ ...issue, field: place(issue.field) ?? issue.field }))
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

function toIssue({ instancePath, keyword, params }: AjvValidationError): ValidationIssue {
  const path = instancePath.slice(1);
  const missing = keyword === "required" ? String(params["missingProperty"]) : undefined;
  const values = Object.entries(params).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return { field: [path, missing].filter(Boolean).join("/"), keyword, params: Object.fromEntries(values) };
}

/** Errors in words by field, as RJSF takes them. */
export function toErrorSchema(errors: ReadonlyMap<string, string>): ErrorSchema {
  const root: ErrorSchema = {};
  for (const [field, text] of errors) {
    let node = root as Record<string, unknown>;
    for (const part of field.split("/")) node = (node[part] ??= {}) as Record<string, unknown>;
    node["__errors"] = [text];
  }
  return root;
}
