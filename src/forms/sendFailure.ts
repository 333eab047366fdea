import type { Failure } from "../api/failure.ts";
import { getFailureMessage } from "../api/getFailureMessage.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Returns whether the server lacks the operation that sends what a person has entered. */
export const isSendingMissing = (failure: Failure): boolean => "isMissing" in failure;

/** Returns the text for what a person has entered and could not send. */
export const getSendFailureMessage = (t: Translator, failure: Failure): string =>
  isSendingMissing(failure) ? t("form.missing") : getFailureMessage(t, failure);
