import type { Failure } from "../api/failure.ts";
import type { Say } from "../i18n/IntlProvider.tsx";

/** A failure whose field problems are about a part of a larger form: `name` becomes `possessor/name`. */
export function prefixFieldErrors(prefix: string, failure: Failure): Failure {
  return failure.kind === "invalid"
    ? { ...failure, fields: failure.fields.map(({ field, message }) => ({ field: `${prefix}/${field}`, message })) }
    : failure;
}

/** A failure that is about one field of the form, whatever call it came from. */
export const toFieldFailure = (field: string, message: string): Failure => ({
  kind: "invalid",
  message,
  fields: [{ field, message }],
});

/** A refusal that names no field, in a form that asks for a code, is about the code: it is wrong, has run out or is unknown. */
export function toCodeFailure(failure: Failure | undefined, t: Say): Failure | undefined {
  if (failure?.kind === "notFound") return toFieldFailure("code", t("message.codeIncorrect"));
  if (failure?.kind === "invalid" && failure.fields.length === 0)
    return toFieldFailure("code", failure.message ?? t("message.codeIncorrect"));
  return failure;
}
