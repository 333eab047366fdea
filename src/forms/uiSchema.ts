import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { getTextRules } from "./textRules.ts";
import { splitFieldPath, type FieldLabels, type FormDefinition } from "./formDefinition.ts";
import type { FieldGroupLayout } from "./templates.tsx";
import { getFieldSchema, type FormMessages } from "./formMessages.ts";

/** Builds the uiSchema of RJSF from the layout, the texts and the errors of a form. */
export function createUiSchema(
  { layout, schema, labels, lang }: FormDefinition<unknown>,
  messages: FormMessages,
  errors: ReadonlyMap<string, string>,
  optionalLabel: string,
  shownGroup?: string,
): UiSchema {
  const root: UiSchema = {};
  if (layout.groups !== undefined) {
    root["ui:options"] =
      shownGroup === undefined
        ? {
            groups: Object.entries(layout.groups).map(([name, fields]): FieldGroupLayout => ({
              legend: messages.group(name),
              fields,
            })),
          }
        : { shownFields: layout.groups[shownGroup] };
  }
  for (const [field, { widget, autocomplete }] of Object.entries(layout.fields)) {
    const path = splitFieldPath(field);
    let node = root;
    for (const key of path) {
      node["ui:order"] = [...(node["ui:order"] ?? []), ...(node["ui:order"]?.includes(key) ? [] : [key])];
      node = node[key] ??= {};
    }
    node["ui:widget"] = widget;
    node["ui:title"] = messages.label(field);
    node["ui:options"] = {
      hint: messages.hint(field),
      error: errors.get(field),
      ...(autocomplete !== undefined && { autocomplete }),
      ...(lang !== undefined && { lang }),
      optional: isRequired(schema, path) ? undefined : optionalLabel,
      ...(widget === "select" && {
        choices: getEnumValues(getFieldSchema(schema, path), labels?.[field]).map((value) => ({
          value,
          label: messages.option(field, value),
        })),
      }),
      // RJSF merges `allOf` before it passes the schema to a widget, so the single rules must come from here.
      ...(widget === "newPassword" && { rules: getTextRules(getFieldSchema(schema, path)) }),
    };
  }
  return root;
}

/** Returns the values of a select: those of its `enum`, else those with a label. */
const getEnumValues = (schema: RJSFSchema, labels: FieldLabels | undefined): string[] =>
  schema.enum?.map(String) ?? Object.keys(labels?.options ?? {});

function isRequired(schema: FormDefinition<unknown>["schema"], [first = "", ...rest]: string[]): boolean {
  const required = schema.required?.includes(first) ?? false;
  const inner = schema.properties?.[first];
  return rest.length === 0 || typeof inner !== "object" ? required : required && isRequired(inner, rest);
}
