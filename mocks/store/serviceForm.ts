import type { components } from "../../src/generated/contract.d.ts";
import { say, type Language, type Text } from "./localizedText.ts";

type Schemas = components["schemas"];

/** One question of a service's form in every language. */
export type QuestionEntry = {
  name: string;
  title: Text;
  /** A sentence that helps to answer. */
  help?: Text;
  /** The answers to choose from, as they are sent and in words. */
  choices?: readonly (readonly [value: string, words: Text])[];
  optional?: true;
  /** A field of several lines. */
  long?: true;
} & Partial<Pick<Schemas["ServiceFormField"], "type" | "format" | "minLength" | "maxLength" | "minimum" | "maximum">>;

/** A form as the service hands it out: the questions as a JSON Schema, and how they are shown, in one language. */
export function formIn(lang: Language, questions: readonly QuestionEntry[]): Schemas["ServiceForm"] {
  return {
    schema: {
      type: "object",
      required: questions.filter(({ optional }) => optional === undefined).map(({ name }) => name),
      properties: Object.fromEntries(questions.map((question) => [question.name, fieldIn(lang, question)])),
    },
    uiSchema: { "ui:order": questions.map(({ name }) => name), ...Object.fromEntries(questions.map((question) => [question.name, looksIn(lang, question)])) },
  };
}

function fieldIn(lang: Language, { name: _name, title, help: _help, choices, optional: _optional, long: _long, type = "string", ...limits }: QuestionEntry): Schemas["ServiceFormField"] {
  return { type, title: say(title, lang), ...limits, ...(choices && { enum: choices.map(([value]) => value) }) };
}

const looksIn = (lang: Language, { help, choices, long }: QuestionEntry): Record<string, unknown> => ({
  ...(help && { "ui:help": say(help, lang) }),
  ...(choices && { "ui:enumNames": choices.map(([, words]) => say(words, lang)) }),
  ...(long && { "ui:widget": "textarea" }),
});
