import type { Failure } from "../api/failure.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";

/** Prefixes the field errors of a request that sends only a part of the form: `name` becomes `possessor/name`. */
export const prefixFieldErrors = (prefix: string, failure: Failure): Failure =>
  renameFields(failure, (field) => `${prefix}/${field}`);

/** Removes the prefix of the field errors of a form that is a part of the request: `answers/weight` becomes `weight`. */
export const removeFieldPrefix = (prefix: string, failure: Failure | undefined): Failure | undefined =>
  failure &&
  renameFields(failure, (field) => (field.startsWith(`${prefix}/`) ? field.slice(prefix.length + 1) : field));

const renameFields = (failure: Failure, rename: (field: string) => string): Failure =>
  failure.kind === "invalid"
    ? { ...failure, fields: failure.fields.map(({ field, message }) => ({ field: rename(field), message })) }
    : failure;

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
