import type { RJSFSchema } from "@rjsf/utils";
import { useT, useMessageLookup } from "../i18n/IntlProvider.tsx";
import { satisfiesRule, textRules, type TextRule } from "./textRules.ts";
import { fieldPath, type FormDefinition } from "./formDefinition.ts";
import type { ValidationIssue } from "./validationIssues.ts";

/** The words of one form, found by place. */
export type FormMessages = {
  /** A field's label. */
  label: (field: string) => string;
  /** What helps to fill the field in; absent when there is nothing to say. */
  hint: (field: string) => string | undefined;
  /** The name of a group of fields. */
  group: (name: string) => string;
  /** The words of a value of a choice. */
  option: (field: string, value: string) => string;
  /** How to mend an issue of a field in which `typed` stands. */
  issue: (issue: ValidationIssue, typed: string) => FieldErrorMessage;
};

/** What is wrong in a field, and whether the sentence names the field itself: beside it, it need not. */
export type FieldErrorMessage = { text: string; includesLabel: boolean };

/** Names one condition of a new password, as its list and its message say it. */
export function useRuleMessage(): (rule: TextRule) => string {
  const { find } = useMessageLookup();
  return ({ keyword, ruleName = keyword, limit = 0 }) => find(`password.rule.${ruleName}`, { limit }) ?? ruleName;
}

/** Finds the words of a form: `form.<form>.<field>.label`, `.hint` and `.<broken rule>`, else the field's or the rule's own message. */
export function useFormMessages({ name, layout, schema, labels }: FormDefinition<unknown>): FormMessages {
  const t = useT();
  const { find } = useMessageLookup();
  const condition = useRuleMessage();
  const place = (field: string, part: string): string => `form.${name}.${field.replaceAll("/", ".")}.${part}`;

  /** Which conditions a new password does not fulfil yet; nothing is said of one that was not begun. */
  const unfulfilled = (field: string, typed: string): string | undefined => {
    if (layout.fields[field]?.widget !== "newPassword" || typed === "") return undefined;
    const missing = textRules(fieldSchema(schema, fieldPath(field))).filter((rule) => !satisfiesRule(typed, rule));
    return missing.length === 0 ? undefined : t("password.missing", { conditions: missing.map(condition).join(", ") });
  };
  return {
    // codegen refuses a form with a field that has no label, so the field's own name is never seen.
    label: (field) => labels?.[field]?.label ?? find(place(field, "label")) ?? field,
    hint: (field) => labels?.[field]?.hint ?? find(place(field, "hint")),
    option: (field, value) => labels?.[field]?.options?.[value] ?? find(place(field, `option.${value}`)) ?? value,
    group: (part) => find(`form.${name}.group.${part}`) ?? part,
    issue: ({ field, keyword, params }, typed) => {
      const own = layout.fields[field]?.error;
      // "Not entered correctly" helps nobody who wrote too much.
      const tooLong = keyword === "maxLength" ? find("invalid.maxLength", params) : undefined;
      const ofField =
        find(place(field, keyword), params) ??
        (tooLong === undefined ? (unfulfilled(field, typed) ?? (own && t(own))) : undefined);
      return ofField === undefined
        ? { text: tooLong ?? find(`invalid.${keyword}`, params) ?? t("invalid.other"), includesLabel: false }
        : { text: ofField, includesLabel: true };
    },
  };
}

/** What is wrong in a field, after the field's own label; a label that asks needs no colon. */
export const withLabel = (label: string, text: string): string =>
  label.endsWith("?") ? `${label} ${text}` : `${label}: ${text}`;

/** What the contract says of one field, found by its path. */
export function fieldSchema(schema: RJSFSchema, [first = "", ...rest]: readonly string[]): RJSFSchema {
  const inner = schema.properties?.[first];
  if (typeof inner !== "object") return {};
  return rest.length === 0 ? inner : fieldSchema(inner, rest);
}
