import type { Failure } from "./failure.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Returns the text to show for a failure: the server's message, or the translated message of its kind. */
export function getFailureMessage(t: Translator, failure: Failure): string {
  const serverMessage = "message" in failure ? failure.message : undefined;
  return serverMessage ?? describeFailure(t, failure);
}

/** Returns the translated message of a failure. Only where the status says nothing about the cause, the error is unknown. */
export function describeFailure(t: Translator, failure: Failure): string {
  if (failure.kind === "rejected" && failure.status === 429)
    return t("failure.tooMany", { seconds: failure.retryAfter ?? 0 });
  if (failure.kind === "rejected" || failure.kind === "invalidResponse") return t("failure.unknown");
  // A gateway or a maintained server: unlike 500, the same request is likely to succeed later.
  if (failure.kind === "unavailable") return t(failure.status === 500 ? "failure.unknown" : "failure.unavailable");
  return t(`failure.${failure.kind}`);
}
