import type { ServiceFormField, ServiceForm } from "../../src/generated/contract.d.ts";
import { translate, type Language, type LocalizedText } from "./localizedText.ts";

/** One field of a service's form in all languages. */
export type FormFieldEntry = {
  name: string;
  title: LocalizedText;
  /** A hint for the field. */
  helpText?: LocalizedText;
  /** The choices, as value and label. */
  options?: readonly (readonly [value: string, label: LocalizedText])[];
  isOptional?: true;
  /** True for a text area. */
  isMultiline?: true;
} & Partial<Pick<ServiceFormField, "type" | "format" | "minLength" | "maxLength" | "minimum" | "maximum">>;

/** Returns the form of a service in one language: a JSON Schema and a UI schema. */
export function toServiceForm(lang: Language, fields: readonly FormFieldEntry[]): ServiceForm {
  return {
    schema: {
      type: "object",
      required: fields.filter(({ isOptional }) => isOptional === undefined).map(({ name }) => name),
      properties: Object.fromEntries(fields.map((field) => [field.name, toFieldSchema(lang, field)])),
    },
    uiSchema: {
      "ui:order": fields.map(({ name }) => name),
      ...Object.fromEntries(fields.map((field) => [field.name, toFieldUiSchema(lang, field)])),
    },
  };
}

function toFieldSchema(
  lang: Language,
  {
    name: _name,
    title,
    helpText: _help,
    options,
    isOptional: _optional,
    isMultiline: _long,
    type = "string",
    ...limits
  }: FormFieldEntry,
): ServiceFormField {
  return { type, title: translate(title, lang), ...limits, ...(options && { enum: options.map(([value]) => value) }) };
}

const toFieldUiSchema = (
  lang: Language,
  { helpText, options, isMultiline }: FormFieldEntry,
): Record<string, unknown> => ({
  ...(helpText && { "ui:help": translate(helpText, lang) }),
  ...(options && { "ui:enumNames": options.map(([, label]) => translate(label, lang)) }),
  ...(isMultiline && { "ui:widget": "textarea" }),
});
