import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { textRules } from "./textRules.ts";
import { fieldPath, type FieldLabels, type FormDefinition } from "./formDefinition.ts";
import type { FieldGroupLayout } from "./templates.tsx";
import { fieldSchema, type FormMessages } from "./formMessages.ts";

/** A form's layout and words as RJSF reads them. */
export function createUiSchema(
  { layout, schema, labels }: FormDefinition<unknown>,
  words: FormMessages,
  errors: ReadonlyMap<string, string>,
  optional: string,
): UiSchema {
  const root: UiSchema = {};
  if (layout.groups !== undefined) {
    root["ui:options"] = {
      groups: Object.entries(layout.groups).map(([name, fields]): FieldGroupLayout => ({
        legend: words.group(name),
        fields,
      })),
    };
  }
  for (const [field, { widget, autocomplete }] of Object.entries(layout.fields)) {
    const parts = fieldPath(field);
    let node = root;
    for (const part of parts) {
      node["ui:order"] = [
        ...((node["ui:order"] as string[] | undefined) ?? []),
        ...(node["ui:order"]?.includes(part) ? [] : [part]),
      ];
      node = node[part] ??= {};
    }
    node["ui:widget"] = widget;
    node["ui:title"] = words.label(field);
    node["ui:options"] = {
      hint: words.hint(field),
      error: errors.get(field),
      ...(autocomplete !== undefined && { autocomplete }),
      optional: isRequired(schema, parts) ? undefined : optional,
      ...(widget === "select" && {
        choices: enumValues(fieldSchema(schema, parts), labels?.[field]).map((value) => ({
          value,
          label: words.option(field, value),
        })),
      }),
      // RJSF hands a widget the schema with its allOf merged into one, in which the single rules can no longer be told apart.
      ...(widget === "newPassword" && { rules: textRules(fieldSchema(schema, parts)) }),
    };
  }
  return root;
}

/** The values of a choice: those of its rule, or where the rule names none, those for which the service brought words. */
const enumValues = (schema: RJSFSchema, texts: FieldLabels | undefined): string[] =>
  schema.enum?.map(String) ?? Object.keys(texts?.options ?? {});

function isRequired(schema: FormDefinition<unknown>["schema"], [first = "", ...rest]: string[]): boolean {
  const required = schema.required?.includes(first) ?? false;
  const inner = schema.properties?.[first];
  return rest.length === 0 || typeof inner !== "object" ? required : required && isRequired(inner, rest);
}
