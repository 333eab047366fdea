import type { Failure } from "../api/failure.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Prefixes the field errors of a request that sends only a part of the form: `name` becomes `possessor/name`. */
export function prefixFieldErrors(prefix: string, failure: Failure): Failure {
  return failure.kind === "invalid"
    ? { ...failure, fields: failure.fields.map(({ field, message }) => ({ field: `${prefix}/${field}`, message })) }
    : failure;
}

/** Returns a failure with one field error. */
export const toFieldFailure = (field: string, message: string): Failure => ({
  kind: "invalid",
  message,
  fields: [{ field, message }],
});

/** Turns a failure without field errors into a field error of `code`: the code is wrong, expired, used or unknown. */
export function toCodeFailure(failure: Failure | undefined, t: Translator): Failure | undefined {
  if (failure === undefined) return undefined;
  const isRefused =
    failure.kind === "notFound" ||
    failure.kind === "unauthorized" ||
    failure.kind === "forbidden" ||
    (failure.kind === "invalid" && failure.fields.length === 0) ||
    (failure.kind === "rejected" && (failure.status === 409 || failure.status === 410));
  return isRefused ? toFieldFailure("code", failure.message ?? t("message.codeIncorrect")) : failure;
}
