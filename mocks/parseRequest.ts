import type { Operation } from "./operations.ts";
import { bodies, parameters, type Breach, type OperationId } from "./generated/requests.js";
import { getFieldErrorMessage } from "./store/messages.ts";
import type { Language, LocalizedText } from "./store/localizedText.ts";

/** What a request carried, checked; or why it is refused. */
export type ParsedRequest =
  | { ok: true; values: Readonly<Record<string, unknown>>; body: unknown }
  | { ok: false; status: 400 | 422; fields?: Readonly<Record<string, LocalizedText>> };

/** The language a request asks for; Azerbaijani when it asks for none, or for one that the service does not speak. */
export function getRequestLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get("lang");
  return asked === "ru" || asked === "en" ? asked : "az";
}

/**
 * Checks a request by the contract's own rules: 400 for what stands in the address and for a body that is no JSON, 422
 * with its fields for a body that breaks a rule.
 */
export async function parseRequest(
  operation: Operation,
  request: Request,
  pathParams: Readonly<Record<string, unknown>>,
): Promise<ParsedRequest> {
  const headers = operation.headerParams.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const given = [...new URL(request.url).searchParams, ...Object.entries(pathParams), ...headers];
  const values = Object.fromEntries(
    given.map(([name, value]) => [name, operation.numericParams.has(name) ? parseNumber(value) : value]),
  );
  if (!parameters[operation.id](values)) return { ok: false, status: 400 };
  if (operation.fileFields !== undefined)
    return parseMultipartBody(operation.id, operation.fileFields, request, values);

  const text = operation.body === "none" ? "" : await request.text();
  if (text === "")
    return operation.body === "required" ? { ok: false, status: 400 } : { ok: true, values, body: undefined };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ok: false, status: 400 };
  }
  const check = bodies[operation.id];
  if (check === undefined || check(body)) return { ok: true, values, body };
  return { ok: false, status: 422, fields: toFieldErrors(operation.id, check.errors ?? []) };
}

/** Takes a form with files apart. What is text where a file belongs, or a file where text belongs, counts as missing. */
async function parseMultipartBody(
  operationId: OperationId,
  fileFields: ReadonlySet<string>,
  request: Request,
  values: Readonly<Record<string, unknown>>,
): Promise<ParsedRequest> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return { ok: false, status: 400 };
  const body = Object.fromEntries([...form].filter(([name, value]) => fileFields.has(name) === value instanceof File));
  const check = bodies[operationId];
  const withoutBytes = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value instanceof File ? "" : value]),
  );
  if (check === undefined || check(withoutBytes)) return { ok: true, values, body };
  return { ok: false, status: 422, fields: toFieldErrors(operationId, check.errors ?? []) };
}

/** A number written in an address; anything else stays text, which the check then refuses. */
const parseNumber = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

/** One sentence for each field that breaks a rule, however many rules it breaks. */
function toFieldErrors(operationId: string, schemaErrors: readonly Breach[]): Readonly<Record<string, LocalizedText>> {
  const paths = schemaErrors.map(({ instancePath, params }) => {
    // Neither a missing property nor the one that tells the kinds of a body apart stands in the path.
    const missing = params["missingProperty"] ?? params["tag"];
    return `${instancePath}${typeof missing === "string" ? `/${missing}` : ""}`.slice(1);
  });
  return Object.fromEntries(
    [...new Set(paths)].filter((path) => path !== "").map((path) => [path, getFieldErrorMessage(operationId, path)]),
  );
}
