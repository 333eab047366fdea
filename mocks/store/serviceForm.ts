import type { components } from "../../src/generated/contract.d.ts";
import { translate, type Language, type LocalizedText } from "./localizedText.ts";

type Schemas = components["schemas"];

/** One question of a service's form in every language. */
export type FormFieldEntry = {
  name: string;
  title: LocalizedText;
  /** A sentence that helps to answer. */
  helpText?: LocalizedText;
  /** The answers to choose from, as they are sent and in words. */
  options?: readonly (readonly [value: string, words: LocalizedText])[];
  isOptional?: true;
  /** A field of several lines. */
  isMultiline?: true;
} & Partial<Pick<Schemas["ServiceFormField"], "type" | "format" | "minLength" | "maxLength" | "minimum" | "maximum">>;

/** A form as the service hands it out: the questions as a JSON Schema, and how they are shown, in one language. */
export function toServiceForm(lang: Language, fields: readonly FormFieldEntry[]): Schemas["ServiceForm"] {
  return {
    schema: {
      type: "object",
      required: fields.filter(({ isOptional }) => isOptional === undefined).map(({ name }) => name),
      properties: Object.fromEntries(fields.map((question) => [question.name, toFieldSchema(lang, question)])),
    },
    uiSchema: {
      "ui:order": fields.map(({ name }) => name),
      ...Object.fromEntries(fields.map((question) => [question.name, toFieldUiSchema(lang, question)])),
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
): Schemas["ServiceFormField"] {
  return { type, title: translate(title, lang), ...limits, ...(options && { enum: options.map(([value]) => value) }) };
}

const toFieldUiSchema = (
  lang: Language,
  { helpText, options, isMultiline }: FormFieldEntry,
): Record<string, unknown> => ({
  ...(helpText && { "ui:help": translate(helpText, lang) }),
  ...(options && { "ui:enumNames": options.map(([, words]) => translate(words, lang)) }),
  ...(isMultiline && { "ui:widget": "textarea" }),
});
