import { failureMessage } from "../api/failureMessage.ts";
import type { Failure } from "../api/failure.ts";
import type { Say } from "../i18n/IntlProvider.tsx";
import type { FieldErrorMessage } from "./formMessages.ts";

/** Why answers were not taken, by where it is said: beside a field, or above them all. `passing` is nobody's fault. */
export type FormErrors = {
  byField: ReadonlyMap<string, FieldErrorMessage>;
  formError: string | undefined;
  isTransient: boolean;
};

/** Failures that are nobody's fault: trying again may help, and nothing that was typed is lost. */
const transientKinds: ReadonlySet<Failure["kind"]> = new Set(["offline", "timeout", "unavailable", "invalidResponse"]);

/**
 * Sorts what the service said about answers. A problem with something that this form does not ask for is said above the
 * fields. With `stale`, the service's own sentences are in a language that is no longer shown and ours stand for them.
 */
export function toFormErrors(
  failure: Failure | undefined,
  fields: readonly string[],
  t: Say,
  isOtherLanguage: boolean,
): FormErrors {
  const byField = new Map<string, FieldErrorMessage>();
  if (failure === undefined) return { byField, formError: undefined, isTransient: false };
  const problems = failure.kind === "invalid" ? failure.fields : [];
  for (const { field, message } of problems)
    if (fields.includes(field))
      byField.set(field, { text: isOtherLanguage ? t("invalid.other") : message, includesLabel: false });
  if (problems.length > 0 && byField.size === problems.length)
    return { byField, formError: undefined, isTransient: false };
  const others = problems.filter(({ field }) => !fields.includes(field)).map(({ message }) => message);
  const why = isOtherLanguage
    ? t(`failure.${failure.kind}`)
    : others.length > 0
      ? others.join(" ")
      : failureMessage(t, failure);
  return transientKinds.has(failure.kind)
    ? { byField, formError: `${why} ${t("form.kept")}`, isTransient: true }
    : { byField, formError: why, isTransient: false };
}
