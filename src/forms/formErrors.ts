import { describeFailure, getFailureMessage } from "../api/getFailureMessage.ts";
import type { Failure } from "../api/failure.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";
import type { FieldErrorMessage } from "./formMessages.ts";
import { isSendingMissing, isUnanswered } from "./sendFailure.ts";

/**
 * The errors of the backend: of single fields and of the whole form. The title says what became of the values: something in
 * them has to be corrected; they were not taken, although nothing has; or nobody knows, because no answer has arrived.
 */
export type FormErrors = {
  byField: ReadonlyMap<string, FieldErrorMessage>;
  formError: string | undefined;
  titleId: "form.problem" | "form.notSent" | "form.unanswered";
};

/** Failures that a retry may resolve in a moment. */
const transientKinds: ReadonlySet<Failure["kind"]> = new Set([
  "offline",
  "timeout",
  "accountChanged",
  "unavailable",
  "invalidResponse",
]);

/** What `toFormErrors` has to know besides the failure. */
export type Submission = {
  /** The messages of the backend are in a previous language; our own messages replace them. */
  isOtherLanguage?: boolean;
  /** There was no connection when the values were to be sent, so that the server cannot have done anything. */
  wasOffline?: boolean;
  /** The text after a request that must not simply be repeated, when its answer has not arrived. */
  mayBeDone?: string | undefined;
};

/** Returns the form errors of a failure. An error of a field that the form does not have becomes a form error. */
export function toFormErrors(
  failure: Failure | undefined,
  fields: readonly string[],
  t: Translator,
  { isOtherLanguage = false, wasOffline = false, mayBeDone }: Submission = {},
): FormErrors {
  const byField = new Map<string, FieldErrorMessage>();
  if (failure === undefined) return { byField, formError: undefined, titleId: "form.problem" };
  const titleId = getTitleId(failure, wasOffline);
  if (titleId === "form.unanswered" && mayBeDone !== undefined) return { byField, formError: mayBeDone, titleId };
  if (isSendingMissing(failure)) return { byField, formError: t("form.missing"), titleId };
  const fieldErrors = failure.kind === "invalid" ? failure.fields : [];
  for (const { field, message } of fieldErrors)
    if (fields.includes(field))
      byField.set(field, { text: isOtherLanguage ? t("invalid.other") : message, includesLabel: false });
  if (fieldErrors.length > 0 && byField.size === fieldErrors.length) return { byField, formError: undefined, titleId };
  const unknownFieldMessages = fieldErrors.filter(({ field }) => !fields.includes(field)).map(({ message }) => message);
  // "No information" is no answer to what a form sends.
  const shown: Failure = failure.kind === "notFound" ? { ...failure, kind: "rejected", status: 404 } : failure;
  const formError = isOtherLanguage
    ? describeFailure(t, shown)
    : unknownFieldMessages.length > 0
      ? unknownFieldMessages.join(" ")
      : getFailureMessage(t, shown);
  const isTransient = transientKinds.has(failure.kind);
  return { byField, formError: isTransient ? `${formError} ${t("form.kept")}` : formError, titleId };
}

/** Returns the title of a failure. A 401 is that of a wrong password. */
function getTitleId(failure: Failure, wasOffline: boolean): FormErrors["titleId"] {
  if (failure.kind === "invalid" || failure.kind === "unauthorized") return "form.problem";
  return isUnanswered(failure) && !wasOffline ? "form.unanswered" : "form.notSent";
}
