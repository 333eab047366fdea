import type { Failure } from "../api/failure.ts";
import { describeFailure } from "../api/getFailureMessage.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Returns a failure with our own messages in the place of those of the backend, which are in another language. */
export function withOwnMessages(failure: Failure, t: Translator): Failure {
  const message = describeFailure(t, failure);
  if (failure.kind === "invalid")
    return { ...failure, message, fields: failure.fields.map((error) => ({ ...error, message: t("invalid.other") })) };
  return "message" in failure ? { ...failure, message } : failure;
}
