import { failureWords } from "../api/failureMessage.ts";
import type { Failure } from "../api/failure.ts";
import type { Say } from "../i18n/Words.tsx";
import type { Problem } from "./formMessages.ts";

/** Why answers were not taken, by where it is said: beside a field, or above them all. `passing` is nobody's fault. */
export type Refusal = { byField: ReadonlyMap<string, Problem>; above: string | undefined; passing: boolean };

/** Failures that are nobody's fault: trying again may help, and nothing that was typed is lost. */
const passing: ReadonlySet<Failure["kind"]> = new Set(["offline", "timeout", "unavailable", "protocol"]);

/**
 * Sorts what the service said about answers. A problem with something that this form does not ask for is said above the
 * fields. With `stale`, the service's own sentences are in a language that is no longer shown and ours stand for them.
 */
export function refusalOf(failure: Failure | undefined, fields: readonly string[], say: Say, stale: boolean): Refusal {
  const byField = new Map<string, Problem>();
  if (failure === undefined) return { byField, above: undefined, passing: false };
  const problems = failure.kind === "invalid" ? failure.fields : [];
  for (const { field, message } of problems) if (fields.includes(field)) byField.set(field, { text: stale ? say("invalid.other") : message, named: false });
  if (problems.length > 0 && byField.size === problems.length) return { byField, above: undefined, passing: false };
  const others = problems.filter(({ field }) => !fields.includes(field)).map(({ message }) => message);
  const why = stale ? say(`failure.${failure.kind}`) : others.length > 0 ? others.join(" ") : failureWords(say, failure);
  return passing.has(failure.kind) ? { byField, above: `${why} ${say("form.kept")}`, passing: true } : { byField, above: why, passing: false };
}
