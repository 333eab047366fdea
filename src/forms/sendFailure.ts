import type { Failure } from "../api/failure.ts";
import { getFailureMessage } from "../api/getFailureMessage.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Returns whether the server lacks the operation that sends what a person has entered. */
export const isSendingMissing = (failure: Failure): boolean => failure.kind === "missing";

/**
 * Returns whether the server may have done what was sent, although its answer has not arrived. After 500 the
 * server has failed: a doubt would keep a person from sending the form again.
 */
export const isUnanswered = (failure: Failure): boolean =>
  failure.kind === "timeout" ||
  failure.kind === "offline" ||
  (failure.kind === "unavailable" && [502, 504].includes(failure.status));

/** Returns the text for what a person has entered and could not send. */
export const getSendFailureMessage = (t: Translator, failure: Failure): string =>
  isSendingMissing(failure) ? t("form.missing") : getFailureMessage(t, failure);

/**
 * Returns whether the server takes no file of this size. A proxy in front of it may take less than the contract allows, and
 * refuses the same file for ever.
 */
export const isFileTooLarge = (failure: Failure): failure is Extract<Failure, { kind: "rejected" }> =>
  failure.kind === "rejected" && failure.status === 413;

/** Returns the text for a file that could not be sent. */
export const getFileFailureMessage = (t: Translator, failure: Failure): string =>
  isFileTooLarge(failure) && failure.message === undefined
    ? t("attachment.tooLarge")
    : getSendFailureMessage(t, failure);
