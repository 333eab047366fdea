import type { Failure } from "./failure.ts";
import { isRateLimited } from "./isRateLimited.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Returns the text to show for a failure: the server's message, or the translated message of its kind. */
export function getFailureMessage(t: Translator, failure: Failure): string {
  const serverMessage = "message" in failure ? failure.message : undefined;
  return serverMessage ?? describeFailure(t, failure);
}

/** Returns the translated message of a failure. Only where the status says nothing about the cause, the error is unknown. */
export function describeFailure(t: Translator, failure: Failure): string {
  if (isRateLimited(failure)) return describeWait(t, failure.retryAfter ?? 0);
  if (failure.kind === "rejected" || failure.kind === "invalidResponse") return t("failure.unknown");
  // A gateway or a maintained server: unlike 500, the same request is likely to succeed later.
  if (failure.kind === "unavailable") return t(failure.status === 500 ? "failure.unknown" : "failure.unavailable");
  return t(`failure.${failure.kind}`);
}

/** Returns when to try again: in seconds below two minutes, in minutes below two hours, and then in hours. */
function describeWait(t: Translator, seconds: number): string {
  if (seconds < 120) return t("failure.tooMany", { seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? t("failure.tooManyMinutes", { minutes })
    : t("failure.tooManyHours", { hours: Math.ceil(minutes / 60) });
}
