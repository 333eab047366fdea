import { describeFailure, getFailureMessage } from "../api/getFailureMessage.ts";
import type { Failure } from "../api/failure.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";
import type { FieldErrorMessage } from "./formMessages.ts";
import { isSendingMissing } from "./sendFailure.ts";

/**
 * The errors of the backend: of single fields and of the whole form. `isUnsent` means that the values were not taken
 * although nothing in them has to be corrected.
 */
export type FormErrors = {
  byField: ReadonlyMap<string, FieldErrorMessage>;
  formError: string | undefined;
  isUnsent: boolean;
  /** No answer has arrived, and the request must not simply be repeated. */
  isUnanswered?: boolean;
};

/** Failures that a retry may resolve. */
const transientKinds: ReadonlySet<Failure["kind"]> = new Set([
  "offline",
  "timeout",
  "accountChanged",
  "unavailable",
  "invalidResponse",
]);

/** Returns whether the server may have done what was sent, although its answer has not arrived. */
const isUnanswered = (failure: Failure): boolean =>
  failure.kind === "timeout" ||
  failure.kind === "offline" ||
  (failure.kind === "unavailable" && [502, 504].includes(failure.status));

/**
 * Returns the form errors of a failure. An error of a field that the form does not have becomes a form error.
 * `isOtherLanguage` means that the messages of the backend are in a previous language; our own messages replace them.
 * `mayBeDone` is the text after a request that must not simply be repeated, when its answer has not arrived.
 */
export function toFormErrors(
  failure: Failure | undefined,
  fields: readonly string[],
  t: Translator,
  isOtherLanguage: boolean,
  mayBeDone?: string,
): FormErrors {
  const byField = new Map<string, FieldErrorMessage>();
  if (failure === undefined) return { byField, formError: undefined, isUnsent: false };
  if (mayBeDone !== undefined && isUnanswered(failure))
    return { byField, formError: mayBeDone, isUnsent: false, isUnanswered: true };
  if (isSendingMissing(failure)) return { byField, formError: t("form.missing"), isUnsent: true };
  const fieldErrors = failure.kind === "invalid" ? failure.fields : [];
  for (const { field, message } of fieldErrors)
    if (fields.includes(field))
      byField.set(field, { text: isOtherLanguage ? t("invalid.other") : message, includesLabel: false });
  if (fieldErrors.length > 0 && byField.size === fieldErrors.length)
    return { byField, formError: undefined, isUnsent: false };
  const unknownFieldMessages = fieldErrors.filter(({ field }) => !fields.includes(field)).map(({ message }) => message);
  // "No information" is no answer to what a form sends.
  const shown: Failure = failure.kind === "notFound" ? { ...failure, kind: "rejected", status: 404 } : failure;
  const formError = isOtherLanguage
    ? describeFailure(t, shown)
    : unknownFieldMessages.length > 0
      ? unknownFieldMessages.join(" ")
      : getFailureMessage(t, shown);
  return transientKinds.has(failure.kind)
    ? { byField, formError: `${formError} ${t("form.kept")}`, isUnsent: true }
    : { byField, formError, isUnsent: false };
}
