import type { RJSFSchema } from "@rjsf/utils";
import type { components } from "../generated/contract.d.ts";
import type { FieldLayout, FieldTexts, FormDefinition } from "./formDefinition.ts";
import { interpretingValidator } from "./runtimeValidator.ts";

/** Answers to a form that a service described, by the names of its questions. */
export type DescribedAnswers = Record<string, unknown>;

type Loose = Readonly<Record<string, unknown>>;
type Question = { name: string; rules: RJSFSchema; layout: FieldLayout; texts: FieldTexts };

/** The most questions, choices and characters that are read of a description; the contract allows no more. */
const most = { questions: 60, choices: 300, label: 300, hint: 1000, choice: 200 };

/**
 * A form as a service describes it (JSON Schema and uiSchema, words in the language asked for) as one of our own. Nothing of
 * it is trusted: only the keywords that the contract names are taken over, within its limits; text stays text; a control
 * that we do not have becomes a plain text field; what is no question is left out.
 */
export function describedForm(name: string, { schema, uiSchema }: components["schemas"]["ServiceForm"]): FormDefinition<DescribedAnswers> {
  const looks = record(uiSchema);
  const asked = Object.entries(record(record(schema)["properties"]))
    .slice(0, most.questions)
    .flatMap(([field, rules]) => questionOf(field, record(rules), record(looks[field])));
  const order = list(looks["ui:order"]);
  const place = ({ name: field }: Question): number => (order.includes(field) ? order.indexOf(field) : order.length);
  const questions = asked.toSorted((a, b) => place(a) - place(b));
  const required = list(record(schema)["required"]).filter((field) => questions.some((question) => question.name === field));
  const rules: RJSFSchema = { type: "object", required: required as string[], properties: Object.fromEntries(questions.map((question) => [question.name, question.rules])) };
  return {
    name,
    schema: rules,
    layout: { fields: Object.fromEntries(questions.map((question) => [question.name, question.layout])) },
    validators: interpretingValidator(rules),
    texts: Object.fromEntries(questions.map((question) => [question.name, question.texts])),
  };
}

function questionOf(name: string, rules: Loose, look: Loose): Question[] {
  // A name with other signs could not stand in a path of the answers.
  if (!/^[A-Za-z][\w-]{0,63}$/.test(name)) return [];
  const type = (["number", "integer", "boolean"] as const).find((known) => known === rules["type"]) ?? "string";
  const choices = type === "string" ? choicesOf(rules, look) : [];
  const format = type === "string" ? (["date", "email"] as const).find((known) => known === rules["format"]) : undefined;
  const limits = Object.fromEntries(["minLength", "maxLength", "minimum", "maximum"].flatMap((keyword) => (Number.isFinite(rules[keyword]) ? [[keyword, rules[keyword]]] : [])));
  const label = text(rules["title"], most.label) ?? name;
  const hint = text(look["ui:help"], most.hint) ?? text(rules["description"], most.hint);
  return [
    {
      name,
      rules: { type, title: label, ...(choices.length > 0 ? { enum: choices.map(([value]) => value) } : limits), ...(format !== undefined && { format }) },
      layout: { widget: widgetOf(type, choices.length > 0, format, look["ui:widget"]) },
      texts: { label, ...(hint !== undefined && { hint }), ...(choices.length > 0 && { options: Object.fromEntries(choices) }) },
    },
  ];
}

/** The values that may be chosen with their words: an `enum` with `ui:enumNames`, or a `oneOf` of constants with titles. */
function choicesOf(rules: Loose, look: Loose): [value: string, words: string][] {
  const names = list(look["ui:enumNames"]);
  const named = list(rules["enum"]).map((value, place) => [value, names[place]]);
  const constants = list(rules["oneOf"]).map((choice) => [record(choice)["const"], record(choice)["title"]]);
  return [...named, ...constants].slice(0, most.choices).flatMap(([value, words]) => (typeof value === "string" && value.length <= most.choice ? [[value, text(words, most.choice) ?? value]] : []));
}

function widgetOf(type: string, isChoice: boolean, format: "date" | "email" | undefined, asked: unknown): FieldLayout["widget"] {
  if (isChoice) return "select";
  if (type === "boolean") return "check";
  if (type !== "string") return "number";
  if (format !== undefined) return format;
  return asked === "textarea" || asked === "tel" ? asked : "text";
}

const record = (value: unknown): Loose => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown, limit: number): string | undefined => (typeof value === "string" && value.trim() !== "" ? value.slice(0, limit) : undefined);
