import type { Failure } from "../http/failure.ts";

/** A failure whose field problems are about a part of a larger form: `name` becomes `possessor/name`. */
export function withinPart(part: string, failure: Failure): Failure {
  return failure.kind === "invalid" ? { ...failure, fields: failure.fields.map(({ field, message }) => ({ field: `${part}/${field}`, message })) } : failure;
}

/** A failure that is about one field of the form, whatever call it came from. */
export const aboutField = (field: string, message: string): Failure => ({ kind: "invalid", message, fields: [{ field, message }] });
