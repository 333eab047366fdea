import type { RJSFSchema } from "@rjsf/utils";
import type { ServiceForm } from "../generated/contract.d.ts";
import type { Language } from "../i18n/language.ts";
import type { FieldLayout, FieldLabels, FormDefinition } from "./formDefinition.ts";
import { createRuntimeValidator } from "./createRuntimeValidator.ts";
import { isRecord } from "../config/isRecord.ts";

/** The values of a dynamic form by field name. */
type DynamicFormValues = Record<string, unknown>;

type UnknownRecord = Readonly<Record<string, unknown>>;
type DynamicField = { name: string; schema: RJSFSchema; layout: FieldLayout; labels: FieldLabels };

/** The limits of the contract: numbers of fields and options, lengths of labels, hints and options. */
const limits = { fields: 60, options: 300, labelLength: 300, hintLength: 1000, optionLength: 200 };

/** The `autocomplete` tokens of the fields with data of the person who fills in the form, by the names that services use. */
const autocompleteTokens = new Map<string, AutoFill>([
  ["email", "email"],
  ["phone", "tel"],
  ["phoneNumber", "tel"],
  ["name", "given-name"],
  ["surname", "family-name"],
  ["fatherName", "additional-name"],
]);

/**
 * Converts the form of a service (JSON Schema and uiSchema) into a form definition. `lang` is the language of its texts, when it
 * is not the requested one. The input is untrusted: only keywords of the contract are read, within its limits; text is never
 * parsed as markup; an unknown widget becomes a text field; an invalid field is omitted.
 */
export function createDynamicForm(
  name: string,
  { schema, uiSchema }: ServiceForm,
  lang?: Language,
): FormDefinition<DynamicFormValues> {
  const ui = toRecord(uiSchema);
  const parsedFields = Object.entries(toRecord(toRecord(schema)["properties"]))
    .slice(0, limits.fields)
    .flatMap(([field, fieldSchema]) => toDynamicField(field, toRecord(fieldSchema), toRecord(ui[field])));
  const order = toList(ui["ui:order"]);
  const getOrderIndex = ({ name: field }: DynamicField): number =>
    order.includes(field) ? order.indexOf(field) : order.length;
  const fields = parsedFields.toSorted((a, b) => getOrderIndex(a) - getOrderIndex(b));
  const required = toList(toRecord(schema)["required"]).filter((field) =>
    fields.some(({ name: known }) => known === field),
  );
  const formSchema: RJSFSchema = {
    type: "object",
    required: required as string[],
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
  };
  return {
    name,
    schema: formSchema,
    layout: { fields: Object.fromEntries(fields.map((field) => [field.name, field.layout])) },
    validators: createRuntimeValidator(formSchema),
    labels: Object.fromEntries(fields.map((field) => [field.name, field.labels])),
    lang,
  };
}

function toDynamicField(name: string, schema: UnknownRecord, ui: UnknownRecord): DynamicField[] {
  // A name with other characters is no valid segment of a field path.
  if (!/^[A-Za-z][\w-]{0,63}$/.test(name)) return [];
  const type = (["number", "integer", "boolean"] as const).find((known) => known === schema["type"]) ?? "string";
  const options = type === "string" ? parseOptions(schema, ui) : [];
  const format =
    type === "string" ? (["date", "email"] as const).find((known) => known === schema["format"]) : undefined;
  const constraints = Object.fromEntries(
    ["minLength", "maxLength", "minimum", "maximum"].flatMap((keyword) =>
      Number.isFinite(schema[keyword]) ? [[keyword, schema[keyword]]] : [],
    ),
  );
  const label = toText(schema["title"], limits.labelLength) ?? name;
  const autocomplete = type === "string" && options.length === 0 ? autocompleteTokens.get(name) : undefined;
  const hint = toText(ui["ui:help"], limits.hintLength) ?? toText(schema["description"], limits.hintLength);
  return [
    {
      name,
      schema: {
        type,
        title: label,
        ...(options.length > 0 ? { enum: options.map(([value]) => value) } : constraints),
        ...(format !== undefined && { format }),
      },
      layout: {
        widget: chooseWidget(type, options.length > 0, format, ui["ui:widget"]),
        ...(autocomplete !== undefined && { autocomplete }),
      },
      labels: {
        label,
        ...(hint !== undefined && { hint }),
        ...(options.length > 0 && { options: Object.fromEntries(options) }),
      },
    },
  ];
}

/** Returns the options of a field: an `enum` with `ui:enumNames`, or a `oneOf` of constants with titles. */
function parseOptions(schema: UnknownRecord, ui: UnknownRecord): [value: string, label: string][] {
  const names = toList(ui["ui:enumNames"]);
  const named = toList(schema["enum"]).map((value, index) => [value, names[index]]);
  const constants = toList(schema["oneOf"]).map((option) => [toRecord(option)["const"], toRecord(option)["title"]]);
  return [...named, ...constants]
    .slice(0, limits.options)
    .flatMap(([value, label]) =>
      typeof value === "string" && value.length <= limits.optionLength
        ? [[value, toText(label, limits.optionLength) ?? value]]
        : [],
    );
}

function chooseWidget(
  type: string,
  hasOptions: boolean,
  format: "date" | "email" | undefined,
  requestedWidget: unknown,
): FieldLayout["widget"] {
  if (hasOptions) return "select";
  if (type === "boolean") return "check";
  if (type !== "string") return "number";
  if (format !== undefined) return format;
  return requestedWidget === "textarea" || requestedWidget === "tel" ? requestedWidget : "text";
}

const toRecord = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown, maxLength: number): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.slice(0, maxLength) : undefined;
