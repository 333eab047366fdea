import { splitFieldPath } from "./formDefinition.ts";
import type { FormErrors } from "./formErrors.ts";
import { joinLabel, type FormMessages } from "./formMessages.ts";
import { getValueAt } from "./formValues.ts";
import type { ValidationIssue } from "./validationIssues.ts";

/** The errors that a form shows. */
export type VisibleErrors = {
  /** The error text of each field. */
  byField: ReadonlyMap<string, string>;
  /** The items of the error summary in the order of the layout; each text includes the label of its field. */
  items: readonly { field: string; text: string }[];
  /** An error that concerns no field. */
  formError: string | undefined;
  titleId: FormErrors["titleId"];
  /** The backend rejected the values. */
  isRejected: boolean;
};

/** Merges the errors of the backend with validation issues. Each field shows one error; that of the backend comes first. */
export function mergeFieldErrors(
  fields: readonly string[],
  { byField: backendErrors, formError, titleId }: FormErrors,
  issues: readonly ValidationIssue[],
  values: unknown,
  messages: FormMessages,
): VisibleErrors {
  const errors = new Map(backendErrors);
  for (const issue of issues)
    if (!errors.has(issue.field))
      errors.set(issue.field, messages.issue(issue, getValueAt(values, splitFieldPath(issue.field))));
  return {
    byField: new Map([...errors].map(([field, { text }]) => [field, text])),
    items: fields.flatMap((field) => {
      const error = errors.get(field);
      if (error === undefined) return [];
      return [{ field, text: error.includesLabel ? error.text : joinLabel(messages.label(field), error.text) }];
    }),
    formError,
    titleId,
    isRejected: formError !== undefined || backendErrors.size > 0,
  };
}
