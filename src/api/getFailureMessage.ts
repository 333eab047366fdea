import type { Failure } from "./failure.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Returns the text to show for a failure: the server's message, or the translated message of its kind. */
export function getFailureMessage(t: Translator, failure: Failure): string {
  const serverMessage = "message" in failure ? failure.message : undefined;
  if (serverMessage !== undefined) return serverMessage;
  if (failure.kind === "rejected" && failure.status === 429)
    return t("failure.tooMany", { seconds: failure.retryAfter ?? 0 });
  return t(`failure.${failure.kind}`);
}
