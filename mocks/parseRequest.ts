import type { Operation, ParameterKind } from "./operations.ts";
import {
  bodyValidators,
  parameterValidators,
  type ValidationError,
  type OperationId,
} from "./generated/requestValidators.js";
import { getFieldErrorMessage } from "./store/messages.ts";
import { parseLanguage, type Language, type LocalizedText } from "./store/localizedText.ts";

/** A valid request, or the status and field errors of an invalid one. */
export type ParsedRequest =
  | { ok: true; values: Readonly<Record<string, unknown>>; body: unknown }
  | { ok: false; status: 400 | 415 | 422; fields?: Readonly<Record<string, LocalizedText>> };

/** Returns the requested language; Azerbaijani when the request has no supported `lang` parameter. */
export function getRequestLanguage(request: Request): Language {
  return parseLanguage(new URL(request.url).searchParams.get("lang"));
}

/**
 * Validates a request against the contract: 400 for invalid parameters or malformed JSON, 415 for a body that is not JSON by
 * its Content-Type, 422 with field errors for an invalid body.
 */
export async function parseRequest(
  operation: Operation,
  request: Request,
  pathParams: Readonly<Record<string, unknown>>,
): Promise<ParsedRequest> {
  const query = new URL(request.url).searchParams;
  const entries = [
    ...[...new Set(query.keys())].map((name) => [name, query.getAll(name)] as const),
    ...Object.entries(pathParams).map(([name, value]) => [name, [String(value)]] as const),
    ...operation.headerParams.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, [value]] as const];
    }),
  ];
  const values = Object.fromEntries(
    entries.map(([name, texts]) => [name, parseParameter(texts, operation.parameterKinds.get(name))]),
  );
  if (!parameterValidators[operation.id](values)) return { ok: false, status: 400 };
  if (operation.fileFields !== undefined)
    return parseMultipartBody(operation.id, operation.fileFields, request, values);

  const text = operation.body === "none" ? "" : await request.text();
  if (text === "")
    return operation.body === "required" ? { ok: false, status: 400 } : { ok: true, values, body: undefined };
  const mediaType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") return { ok: false, status: 415 };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, status: 400 };
  }
  const validate = bodyValidators[operation.id];
  if (validate === undefined || validate(body)) return { ok: true, values, body };
  return { ok: false, status: 422, fields: toFieldErrors(operation.id, validate.errors ?? []) };
}

/** Parses and validates a multipart body. A text in a file field, or a file in a text field, counts as missing. */
async function parseMultipartBody(
  operationId: OperationId,
  fileFields: ReadonlySet<string>,
  request: Request,
  values: Readonly<Record<string, unknown>>,
): Promise<ParsedRequest> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return { ok: false, status: 400 };
  const body = Object.fromEntries([...form].filter(([name, value]) => fileFields.has(name) === value instanceof File));
  const validate = bodyValidators[operationId];
  const withoutBytes = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value instanceof File ? "" : value]),
  );
  if (validate === undefined || validate(withoutBytes)) return { ok: true, values, body };
  return { ok: false, status: 422, fields: toFieldErrors(operationId, validate.errors ?? []) };
}

/** Returns the value of a parameter; the last one of several, unless it is a list. */
function parseParameter(texts: readonly string[], { type, isList }: ParameterKind = textKind): unknown {
  const values = texts.map((text) => parseText(text, type));
  return isList ? values : values.at(-1);
}

const textKind: ParameterKind = { type: "string", isList: false };

/** Returns the number or the Boolean that a text means; any other text unchanged, which the validator then rejects. */
function parseText(text: string, type: string): unknown {
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return /^(integer|number)$/.test(type) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Returns one message for each invalid field, even if it violates several rules. */
function toFieldErrors(
  operationId: string,
  schemaErrors: readonly ValidationError[],
): Readonly<Record<string, LocalizedText>> {
  const paths = schemaErrors.map(({ instancePath, params }) => {
    // The path does not contain a missing property or the discriminator of a union.
    const missing = params["missingProperty"] ?? params["tag"];
    return `${instancePath}${typeof missing === "string" ? `/${missing}` : ""}`.slice(1);
  });
  return Object.fromEntries(
    [...new Set(paths)].filter((path) => path !== "").map((path) => [path, getFieldErrorMessage(operationId, path)]),
  );
}
