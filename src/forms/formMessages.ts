import type { RJSFSchema } from "@rjsf/utils";
import { useLanguage, useT, useMessageLookup } from "../i18n/IntlProvider.tsx";
import { isImpossibleDate } from "../i18n/isImpossibleDate.ts";
import { satisfiesRule, getTextRules, type TextRule } from "./textRules.ts";
import { splitFieldPath, type FormDefinition } from "./formDefinition.ts";
import type { ValidationIssue } from "./validationIssues.ts";
import { formatExactNumber } from "./formatExactNumber.ts";
import { getLengthError } from "./textLength.ts";

/** The texts of a form. */
export type FormMessages = {
  /** A field's label. */
  label: (field: string) => string;
  /** The hint of a field, if it has one. */
  hint: (field: string) => string | undefined;
  /** The name of a group of fields. */
  group: (name: string) => string;
  /** The label of an option. */
  option: (field: string, value: string) => string;
  /** The error message of an issue. `value` is the text in the field. */
  issue: (issue: ValidationIssue, value: string) => FieldErrorMessage;
};

/** An error message of a field. `includesLabel` means that the message names the field. */
export type FieldErrorMessage = { text: string; includesLabel: boolean };

/** Returns a function that formats a rule of a new password. */
export function useRuleMessage(): (rule: TextRule) => string {
  const { find } = useMessageLookup();
  return ({ keyword, ruleName = keyword, limit = 0 }) => find(`password.rule.${ruleName}`, { limit }) ?? ruleName;
}

/**
 * Returns the texts of a form: `form.<form>.<field>.label`, `.hint` and `.<violated keyword>`, with fallbacks for the field
 * and the keyword. An empty field of our own forms has `required.<field>`.
 */
export function useFormMessages({ name, layout, schema, labels }: FormDefinition<unknown>): FormMessages {
  const t = useT();
  const language = useLanguage();
  const { find } = useMessageLookup();
  const formatRule = useRuleMessage();
  const getMessageId = (field: string, suffix: string): string =>
    `form.${name}.${field.replaceAll("/", ".")}.${suffix}`;

  /** Lists the rules that a new password violates; `undefined` for an empty one. */
  const formatViolatedRules = (field: string, value: string): string | undefined => {
    if (layout.fields[field]?.widget !== "newPassword" || value === "") return undefined;
    const violated = getTextRules(getFieldSchema(schema, splitFieldPath(field))).filter(
      (rule) => !satisfiesRule(value, rule),
    );
    return violated.length === 0
      ? undefined
      : t("password.missing", { conditions: violated.map(formatRule).join(", ") });
  };
  /** Formats the limit of a number. That of a length is a number of characters, on which their grammatical form depends. */
  const formatLimit = (keyword: string, params: ValidationIssue["params"]): ValidationIssue["params"] => {
    const { limit } = params;
    const isOfNumber = typeof limit === "number" && ["minimum", "maximum"].includes(keyword);
    return isOfNumber ? { ...params, limit: formatExactNumber(language, limit) } : params;
  };
  // codegen rejects a field without a label, so the name of the field is only a type-safe fallback.
  const getLabel = (field: string): string => labels?.[field]?.label ?? find(getMessageId(field, "label")) ?? field;
  return {
    label: getLabel,
    hint: (field) => labels?.[field]?.hint ?? find(getMessageId(field, "hint")),
    option: (field, value) =>
      getOwnText(labels?.[field]?.options, value) ?? find(getMessageId(field, `option.${value}`)) ?? value,
    group: (group) => find(`form.${name}.group.${group}`) ?? group,
    issue: ({ field, keyword: violated, params }, value) => {
      // Spaces only are an empty field for the person who entered them.
      const isBlank = (violated === "pattern" || violated === "minLength") && value.trim() === "";
      const keyword = isBlank ? "required" : violated;
      // The keyboard of another language puts such letters where nobody looks for them.
      const [letter] = keyword === "format" && params["format"] === "email" ? (/[^\0-\x7f]/u.exec(value) ?? []) : [];
      if (letter !== undefined) return { text: t("invalid.emailLetter", { letter }), includesLabel: true };
      // It looks like the example of the general message.
      if (keyword === "format" && params["format"] === "date" && isImpossibleDate(value))
        return { text: t("invalid.noSuchDate"), includesLabel: false };
      const fieldMessage = layout.fields[field]?.error;
      // The maximum length is more helpful than the general message of the field.
      const tooLong = keyword === "maxLength" ? getLengthError(t, language, value, Number(params["limit"])) : undefined;
      // A field with its own label comes from the backend: its name says nothing about its meaning.
      const missing = keyword === "required" && labels?.[field] === undefined ? find(`required.${field}`) : undefined;
      const widget = layout.fields[field]?.widget ?? "text";
      const specific =
        find(getMessageId(field, keyword), params) ??
        missing ??
        (tooLong === undefined ? (formatViolatedRules(field, value) ?? (fieldMessage && t(fieldMessage))) : undefined);
      return specific === undefined
        ? {
            text:
              tooLong ??
              find(`invalid.${keyword}`, { ...formatLimit(keyword, params), widget, label: getLabel(field) }) ??
              t("invalid.other"),
            includesLabel: keyword === "required",
          }
        : { text: specific, includesLabel: true };
    },
  };
}

/** Joins a label and an error message; a label with a question mark takes no colon. */
export const joinLabel = (label: string, text: string): string =>
  label.endsWith("?") ? `${label} ${text}` : `${label}: ${text}`;

/** Returns the schema of a field; an empty schema for an unknown path. */
export function getFieldSchema(schema: RJSFSchema, [first = "", ...rest]: readonly string[]): RJSFSchema {
  const inner = schema.properties?.[first];
  if (typeof inner !== "object") return {};
  return rest.length === 0 ? inner : getFieldSchema(inner, rest);
}

/** Returns the text of a value from the server, which may be the name of a property that every object has. */
const getOwnText = (texts: Readonly<Record<string, string>> | undefined, value: string): string | undefined =>
  texts !== undefined && Object.hasOwn(texts, value) ? texts[value] : undefined;
