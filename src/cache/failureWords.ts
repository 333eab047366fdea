import type { Failure } from "../http/failure.ts";
import type { Say } from "../i18n/Words.tsx";

/** What a person reads about a failure: the server's own sentence, or ours for its kind in the current language. */
export function failureWords(say: Say, failure: Failure): string {
  return ("message" in failure ? failure.message : undefined) ?? say(`failure.${failure.kind}`);
}
