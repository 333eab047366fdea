import type { RJSFSchema } from "@rjsf/utils";
import { useWords, useWordsByPlace } from "../i18n/Words.tsx";
import { fulfils, rulesOf, type Rule } from "./textRules.ts";
import { partsOf, type FormDefinition } from "./formDefinition.ts";
import type { Issue } from "./validationIssues.ts";

/** The words of one form, found by place. */
export type FormWords = {
  /** A field's label. */
  label: (field: string) => string;
  /** What helps to fill the field in; absent when there is nothing to say. */
  hint: (field: string) => string | undefined;
  /** The name of a group of fields. */
  group: (name: string) => string;
  /** The words of a value of a choice. */
  option: (field: string, value: string) => string;
  /** How to mend an issue of a field in which `typed` stands. */
  issue: (issue: Issue, typed: string) => Problem;
};

/** What is wrong in a field, and whether the sentence names the field itself: beside it, it need not. */
export type Problem = { text: string; named: boolean };

/** Names one condition of a new password, as its list and its message say it. */
export function useConditionWords(): (rule: Rule) => string {
  const { find } = useWordsByPlace();
  return ({ keyword, rule = keyword, limit = 0 }) => find(`password.rule.${rule}`, { limit }) ?? rule;
}

/** Finds the words of a form: `form.<form>.<field>.label`, `.hint` and `.<broken rule>`, else the field's or the rule's own message. */
export function useFormWords({ name, layout, schema, texts }: FormDefinition<unknown>): FormWords {
  const say = useWords();
  const { find } = useWordsByPlace();
  const condition = useConditionWords();
  const place = (field: string, part: string): string => `form.${name}.${field.replaceAll("/", ".")}.${part}`;

  /** Which conditions a new password does not fulfil yet; nothing is said of one that was not begun. */
  const unfulfilled = (field: string, typed: string): string | undefined => {
    if (layout.fields[field]?.widget !== "newPassword" || typed === "") return undefined;
    const missing = rulesOf(fieldSchema(schema, partsOf(field))).filter((rule) => !fulfils(typed, rule));
    return missing.length === 0 ? undefined : say("password.missing", { conditions: missing.map(condition).join(", ") });
  };
  return {
    // codegen refuses a form with a field that has no label, so the field's own name is never seen.
    label: (field) => texts?.[field]?.label ?? find(place(field, "label")) ?? field,
    hint: (field) => texts?.[field]?.hint ?? find(place(field, "hint")),
    option: (field, value) => texts?.[field]?.options?.[value] ?? find(place(field, `option.${value}`)) ?? value,
    group: (part) => find(`form.${name}.group.${part}`) ?? part,
    issue: ({ field, keyword, values }, typed) => {
      const own = layout.fields[field]?.error;
      // "Not entered correctly" helps nobody who wrote too much.
      const tooLong = keyword === "maxLength" ? find("invalid.maxLength", values) : undefined;
      const ofField = find(place(field, keyword), values) ?? (tooLong === undefined ? (unfulfilled(field, typed) ?? (own && say(own))) : undefined);
      return ofField === undefined ? { text: tooLong ?? find(`invalid.${keyword}`, values) ?? say("invalid.other"), named: false } : { text: ofField, named: true };
    },
  };
}

/** What is wrong in a field, after the field's own label; a label that asks needs no colon. */
export const labelled = (label: string, text: string): string => (label.endsWith("?") ? `${label} ${text}` : `${label}: ${text}`);

/** What the contract says of one field, found by its path. */
export function fieldSchema(schema: RJSFSchema, [first = "", ...rest]: readonly string[]): RJSFSchema {
  const inner = schema.properties?.[first];
  if (typeof inner !== "object") return {};
  return rest.length === 0 ? inner : fieldSchema(inner, rest);
}
