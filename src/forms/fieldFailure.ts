import type { Failure } from "../api/failure.ts";
import type { Say } from "../i18n/Words.tsx";

/** A failure whose field problems are about a part of a larger form: `name` becomes `possessor/name`. */
export function withinPart(part: string, failure: Failure): Failure {
  return failure.kind === "invalid" ? { ...failure, fields: failure.fields.map(({ field, message }) => ({ field: `${part}/${field}`, message })) } : failure;
}

/** A failure that is about one field of the form, whatever call it came from. */
export const aboutField = (field: string, message: string): Failure => ({ kind: "invalid", message, fields: [{ field, message }] });

/** A refusal that names no field, in a form that asks for a code, is about the code: it is wrong, has run out or is unknown. */
export function codeFailure(failure: Failure | undefined, say: Say): Failure | undefined {
  if (failure?.kind === "notFound") return aboutField("code", say("message.codeIncorrect"));
  if (failure?.kind === "invalid" && failure.fields.length === 0) return aboutField("code", failure.message ?? say("message.codeIncorrect"));
  return failure;
}
