import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import type { AjvError } from "./createRuntimeValidator.ts";
import type { FormDefinition } from "./formDefinition.ts";

/** A violated rule: its field, its JSON Schema keyword and its parameters. */
export type ValidationIssue = { field: string; keyword: string; params: Readonly<Record<string, string | number>> };

/** Validates the values. Returns the issues in the order of the layout; they contain no texts, so they do not depend on the language. */
export function findIssues(
  definition: FormDefinition<unknown>,
  validator: ValidatorType,
  values: unknown,
): ValidationIssue[] {
  // A cleared field is `undefined`, which is not JSON; a round trip removes it.
  const { errors = [] } = validator.rawValidation<AjvError>(
    definition.schema,
    JSON.parse(JSON.stringify(values)) as RJSFSchema,
  );
  const order = Object.keys(definition.layout.fields);
  // An issue of an object belongs to its first field; an issue without any field to the first field of the form.
  const toField = (field: string): string | undefined =>
    order.includes(field) ? field : (order.find((nested) => nested.startsWith(`${field}/`)) ?? order[0]);
  return errors
    .filter(({ keyword }) => keyword !== "if") // Repeats an error below `then` or `else`.
    .map(toIssue)
    .map((issue) => ({ ...issue, field: toField(issue.field) ?? issue.field }))
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

function toIssue({ instancePath, keyword, params }: AjvError): ValidationIssue {
  const path = instancePath.slice(1);
  const { missingProperty } = params;
  const values = Object.entries(params).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return {
    field: [path, missingProperty].filter(Boolean).join("/"),
    keyword: missingProperty === undefined ? keyword : "required",
    params: Object.fromEntries(values),
  };
}
