import type { Failure } from "./failure.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** What a person reads about a failure: the server's own sentence, or ours for its kind in the current language. */
export function failureMessage(t: Translator, failure: Failure): string {
  const own = "message" in failure ? failure.message : undefined;
  if (own !== undefined) return own;
  if (failure.kind === "rejected" && failure.status === 429)
    return t("failure.tooMany", { seconds: failure.retryAfter ?? 0 });
  return t(`failure.${failure.kind}`);
}
