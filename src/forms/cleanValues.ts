import type { RJSFSchema } from "@rjsf/utils";
import { isRecord } from "../config/isRecord.ts";
import type { FormDefinition } from "./formDefinition.ts";

type PropertySchema = RJSFSchema & { "x-sensitive"?: boolean };

/**
 * Returns the values of a form as they are validated and sent: without the spaces at both ends of a text, without blank texts,
 * and without fields that the form does not have, such as those of a draft from before it changed. What the contract marks as
 * `x-sensitive`, such as a password, stays as it was entered, and so does an option. A required checkbox that was not touched
 * is an answer too: `false`.
 */
export const cleanValues = <Values>({ schema }: FormDefinition<Values>, values: Values): Values =>
  cleanValue(schema, values) as Values;

function cleanValue(schema: PropertySchema, value: unknown): unknown {
  if (isRecord(value)) {
    const properties = (schema.properties ?? {}) as Readonly<Record<string, PropertySchema>>;
    const questions = (schema.required ?? []).filter((name) => properties[name]?.type === "boolean");
    const entered = { ...value, ...Object.fromEntries(questions.map((name) => [name, value[name] ?? false])) };
    const known = Object.entries(entered).filter(
      ([name]) => schema.properties === undefined || Object.hasOwn(properties, name),
    );
    const cleaned = known.map(([name, inner]) => [name, cleanValue(properties[name] ?? {}, inner)]);
    return Object.fromEntries(cleaned.filter(([, inner]) => inner !== undefined));
  }
  if (typeof value !== "string" || schema["x-sensitive"] === true || schema.enum !== undefined) return value;
  const text = value.trim();
  return text === "" ? undefined : text;
}
