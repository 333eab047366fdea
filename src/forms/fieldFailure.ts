import { getFailure, type Failure } from "../api/failure.ts";
import type { Id } from "../generated/contract.d.ts";
import type { Translator } from "../i18n/IntlProvider.tsx";
import { areValuesEqual } from "./areValuesEqual.ts";
import type { UploadedFile } from "./drafts/draftStorage.ts";

/** The mutation that sends a form with its files. */
type SendMutation = {
  error: unknown;
  variables: { data: { documentIds?: readonly Id[] | undefined } } | undefined;
};

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

/** Returns the message of a failure about a field, if it has one. */
export const getFieldMessage = (failure: Failure | undefined, name: string): string | undefined =>
  failure?.kind === "invalid" ? failure.fields.find(({ field }) => field === name)?.message : undefined;

/** Returns why the server has not accepted these files; `undefined` for other ones than were sent last. */
export function getFilesRefusal(
  files: readonly UploadedFile[],
  { error, variables }: SendMutation,
): string | undefined {
  const ids = files.map(({ documentId }) => documentId);
  return areValuesEqual(ids, variables?.data.documentIds)
    ? getFieldMessage(getFailure(error), "documentIds")
    : undefined;
}

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
