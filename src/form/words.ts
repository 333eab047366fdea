import { useWords, useWordsByPlace } from "../i18n/Words.tsx";
import type { FormDefinition } from "./definition.ts";
import type { Issue } from "./issues.ts";

/** The words of one form, found by place. */
export type FormWords = {
  /** A field's label. */
  label: (field: string) => string;
  /** What helps to fill the field in; absent when there is nothing to say. */
  hint: (field: string) => string | undefined;
  /** The name of a group of fields. */
  group: (name: string) => string;
  /** How to mend an issue. */
  issue: (issue: Issue) => string;
};

/** Finds the words of a form: `form.<form>.<field>.label`, `.hint` and `.<broken rule>`, else the field's or the rule's own message. */
export function useFormWords({ name, layout }: FormDefinition<unknown>): FormWords {
  const say = useWords();
  const { find } = useWordsByPlace();
  const place = (field: string, part: string): string => `form.${name}.${field.replaceAll("/", ".")}.${part}`;
  return {
    // codegen refuses a form with a field that has no label, so the field's own name is never seen.
    label: (field) => find(place(field, "label")) ?? field,
    hint: (field) => find(place(field, "hint")),
    group: (part) => find(`form.${name}.group.${part}`) ?? part,
    issue: ({ field, keyword, values }) => {
      const own = layout.fields[field]?.error;
      return find(place(field, keyword), values) ?? (own && say(own)) ?? find(`invalid.${keyword}`, values) ?? say("invalid.other");
    },
  };
}
