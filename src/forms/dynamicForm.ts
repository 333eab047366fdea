import type { RJSFSchema } from "@rjsf/utils";
import type { components } from "../generated/contract.d.ts";
import type { FieldLayout, FieldLabels, FormDefinition } from "./formDefinition.ts";
import { runtimeValidator } from "./runtimeValidator.ts";

/** Answers to a form that a service described, by the names of its questions. */
export type DynamicFormValues = Record<string, unknown>;

type UnknownRecord = Readonly<Record<string, unknown>>;
type DynamicField = { name: string; schema: RJSFSchema; layout: FieldLayout; labels: FieldLabels };

/** The most questions, choices and characters that are read of a description; the contract allows no more. */
const maxima = { fields: 60, choices: 300, label: 300, hint: 1000, choice: 200 };

/**
 * A form as a service describes it (JSON Schema and uiSchema, words in the language asked for) as one of our own. Nothing of
 * it is trusted: only the keywords that the contract names are taken over, within its limits; text stays text; a control
 * that we do not have becomes a plain text field; what is no question is left out.
 */
export function dynamicForm(
  name: string,
  { schema, uiSchema }: components["schemas"]["ServiceForm"],
): FormDefinition<DynamicFormValues> {
  const looks = asRecord(uiSchema);
  const asked = Object.entries(asRecord(asRecord(schema)["properties"]))
    .slice(0, maxima.fields)
    .flatMap(([field, rules]) => toDynamicField(field, asRecord(rules), asRecord(looks[field])));
  const order = asList(looks["ui:order"]);
  const place = ({ name: field }: DynamicField): number =>
    order.includes(field) ? order.indexOf(field) : order.length;
  const questions = asked.toSorted((a, b) => place(a) - place(b));
  const required = asList(asRecord(schema)["required"]).filter((field) =>
    questions.some((question) => question.name === field),
  );
  const rules: RJSFSchema = {
    type: "object",
    required: required as string[],
    properties: Object.fromEntries(questions.map((question) => [question.name, question.schema])),
  };
  return {
    name,
    schema: rules,
    layout: { fields: Object.fromEntries(questions.map((question) => [question.name, question.layout])) },
    validators: runtimeValidator(rules),
    labels: Object.fromEntries(questions.map((question) => [question.name, question.labels])),
  };
}

function toDynamicField(name: string, rules: UnknownRecord, look: UnknownRecord): DynamicField[] {
  // A name with other signs could not stand in a path of the answers.
  if (!/^[A-Za-z][\w-]{0,63}$/.test(name)) return [];
  const type = (["number", "integer", "boolean"] as const).find((known) => known === rules["type"]) ?? "string";
  const choices = type === "string" ? parseOptions(rules, look) : [];
  const format =
    type === "string" ? (["date", "email"] as const).find((known) => known === rules["format"]) : undefined;
  const limits = Object.fromEntries(
    ["minLength", "maxLength", "minimum", "maximum"].flatMap((keyword) =>
      Number.isFinite(rules[keyword]) ? [[keyword, rules[keyword]]] : [],
    ),
  );
  const label = asText(rules["title"], maxima.label) ?? name;
  const hint = asText(look["ui:help"], maxima.hint) ?? asText(rules["description"], maxima.hint);
  return [
    {
      name,
      schema: {
        type,
        title: label,
        ...(choices.length > 0 ? { enum: choices.map(([value]) => value) } : limits),
        ...(format !== undefined && { format }),
      },
      layout: { widget: chooseWidget(type, choices.length > 0, format, look["ui:widget"]) },
      labels: {
        label,
        ...(hint !== undefined && { hint }),
        ...(choices.length > 0 && { options: Object.fromEntries(choices) }),
      },
    },
  ];
}

/** The values that may be chosen with their words: an `enum` with `ui:enumNames`, or a `oneOf` of constants with titles. */
function parseOptions(rules: UnknownRecord, look: UnknownRecord): [value: string, words: string][] {
  const names = asList(look["ui:enumNames"]);
  const named = asList(rules["enum"]).map((value, place) => [value, names[place]]);
  const constants = asList(rules["oneOf"]).map((choice) => [asRecord(choice)["const"], asRecord(choice)["title"]]);
  return [...named, ...constants]
    .slice(0, maxima.choices)
    .flatMap(([value, words]) =>
      typeof value === "string" && value.length <= maxima.choice
        ? [[value, asText(words, maxima.choice) ?? value]]
        : [],
    );
}

function chooseWidget(
  type: string,
  isChoice: boolean,
  format: "date" | "email" | undefined,
  asked: unknown,
): FieldLayout["widget"] {
  if (isChoice) return "select";
  if (type === "boolean") return "check";
  if (type !== "string") return "number";
  if (format !== undefined) return format;
  return asked === "textarea" || asked === "tel" ? asked : "text";
}

const asRecord = (value: unknown): UnknownRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as UnknownRecord) : {};
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown, limit: number): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.slice(0, limit) : undefined;
