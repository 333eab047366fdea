import type { AppealDetail, Possessor, Problem, User } from "../src/generated/contract.d.ts";
import { behaviour, sessionBehaviour } from "./behaviour/index.ts";
import type { FileDownload, ProblemOverrides } from "./behaviour/behaviour.ts";
import { computeHash } from "./computeHash.ts";
import { getResponseExample, getProblemExample, getTagPurpose, type Operation } from "./operations.ts";
import type { OperationId } from "./generated/requestValidators.js";
import { getRequestLanguage, parseRequest } from "./parseRequest.ts";
import { runIdempotent } from "./idempotency.ts";
import { getContentLanguage, applyContentVariant } from "./contentVariant.ts";
import { processDueTransitions } from "./store/appealWorkflow.ts";
import { translate, type Language } from "./store/localizedText.ts";
import { authenticate, type Principal } from "./store/sessions.ts";
import type { MockStore } from "./store/mockStore.ts";
import type { Fault } from "./store/state.ts";

// Each handler has the types of its own operation. Which handler runs is known only at run time.
type AnyOperationHandler = (call: object) => Promise<AnyOperationResponse> | AnyOperationResponse;
type AnyOperationResponse = { status: number; body?: unknown } & ProblemOverrides;

/** The request header with the address of the client, which the Node adapter sets. */
export const clientAddressHeader = "x-forwarded-for";

const isFileDownload = (body: unknown): body is FileDownload =>
  typeof body === "object" && body !== null && "bytes" in body;

/** Counts a request and returns the fault that is configured for it, once for each of its times. */
export function takeFault({ state }: MockStore, id: OperationId): Fault | undefined {
  state.requestCounts[id] = (state.requestCounts[id] ?? 0) + 1;
  const fault = state.faults.find(({ operationId }) => operationId === id);
  if (fault === undefined) return undefined;
  fault.times -= 1;
  state.faults = state.faults.filter(({ times }) => times > 0);
  return fault;
}

/**
 * Handles one request by the rules of the contract: authentication, then parameters and body, then the handler. A `fault`
 * comes first; its status 0 drops the connection. Returns `undefined` for an operation without a handler.
 */
export async function handleOperation(
  store: MockStore,
  operation: Operation,
  request: Request,
  pathParams: Readonly<Record<string, unknown>>,
  fault?: Fault,
): Promise<Response | undefined> {
  const { id } = operation;
  const lang = getRequestLanguage(request);
  store.publicOrigin = getPublicOrigin(request);
  processDueTransitions(store);

  if (fault?.status === 0) return Response.error();
  if (fault !== undefined && fault.status !== 200 && fault.status !== "lost")
    return fault.status < 400
      ? createJsonResponse(lang, fault.status, getResponseExample(id, 200, lang))
      : createProblemResponse(id, lang, {
          status: fault.status,
          ...(fault.status === 429 && { retryAfterSeconds: 30 }),
        });

  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const principal = operation.bearerAuth === "none" || token === undefined ? undefined : authenticate(store, token);
  if (
    principal === undefined &&
    (operation.bearerAuth === "required" || (operation.bearerAuth === "optional" && token !== undefined))
  )
    return createProblemResponse(id, lang, { status: 401 });

  if (principal !== undefined && operation.roles?.includes(principal.account.authority) === false)
    return createProblemResponse(id, lang, { status: 403 });

  const parsed = await parseRequest(operation, request, pathParams);
  if (!parsed.ok) return createProblemResponse(id, lang, parsed);

  const handler = (store.generatesResponses ? sessionBehaviour : behaviour)[id] as AnyOperationHandler | undefined;
  if (handler === undefined) return undefined;
  const { values, body } = parsed;
  try {
    const call = {
      store,
      lang: getContentLanguage(store.state.contentVariant, lang),
      query: values,
      pathParams: values,
      body,
      example: getResponseExample(id, 200, lang),
      principal,
      clientAddress: request.headers.get(clientAddressHeader) ?? "",
    };
    if (await hasChangedSince(request.headers.get("if-match"), id, call))
      return createProblemResponse(id, lang, { status: 412 });
    const result = await runIdempotent({ store, operationId: id, principal, values, body }, async () => handler(call));
    if (result.status !== 200) return createProblemResponse(id, lang, result);
    if (isFileDownload(result.body)) return createFileResponse(lang, result.body);
    const purpose = getTagPurpose(id);
    // What a person can change is returned as it is stored, so that no long word is saved with it.
    const variant = purpose === "update" ? undefined : store.state.contentVariant;
    const content = applyContentVariant(variant, lang, result.body);
    switch (purpose) {
      case "revalidation":
        return createRevalidatedResponse(request, lang, content);
      case "update":
        return createJsonResponse(lang, 200, content, { etag: computeEntityTag(content) });
      case undefined:
        return createJsonResponse(lang, 200, content);
    }
  } catch (error) {
    console.error(`The behaviour of ${id} failed:`, error);
    return createProblemResponse(id, lang, { status: 500 });
  }
}

/** Returns the origin that the client uses: the Node server passes it on in headers, in the browser the URL has it. */
function getPublicOrigin({ headers, url }: Request): string {
  const host = headers.get("host");
  const origin = host === null ? url : `${headers.get("x-forwarded-proto") ?? "http"}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : new URL(url).origin;
}

/**
 * Returns a Problem response in the language of the request: the contract's example with the overrides of the handler.
 */
function createProblemResponse(
  id: OperationId,
  lang: Language,
  { status, message, code, fields, retryAfterSeconds }: { status: number } & ProblemOverrides,
): Response {
  const { fields: exampleFields, ...example } = getProblemExample(id, status, lang);
  const fieldErrors =
    fields && Object.entries(fields).map(([field, text]) => ({ field, message: translate(text, lang) }));
  const problemFields = fieldErrors ?? (message === undefined ? exampleFields : undefined);
  const problem: Problem = {
    ...example,
    status,
    ...(message && { message: translate(message, lang) }),
    ...(code !== undefined && { code }),
    ...(problemFields !== undefined && problemFields.length > 0 && { fields: problemFields }),
  };
  return createJsonResponse(
    lang,
    status,
    problem,
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  );
}

/** Returns a file response. The headers make browsers download the file and block scripts in it. */
function createFileResponse(lang: Language, { bytes, mimeType, fileName }: FileDownload): Response {
  const asciiName = fileName.replaceAll(/[^ !#-[\]-~]/g, "_");
  return new Response(bytes, {
    headers: {
      "content-type": mimeType,
      "content-disposition": `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed()).replaceAll("'", "%27")}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
      "content-language": lang,
      "x-content-type-options": "nosniff",
    },
  });
}

const computeEntityTag = (content: unknown): string => `W/"${computeHash(JSON.stringify(content)).toString(16)}"`;

/** What an update changes: the operation that reads it, and whether its state allows the update. */
type GuardedUpdate = { read: OperationId; isAllowed?: (data: never, principal: Principal) => boolean };

/** The operations that take the entity tag of what they change in `If-Match`. */
const guardedUpdates: Readonly<Partial<Record<OperationId, GuardedUpdate>>> = {
  updateUser: { read: "readUser", isAllowed: ({ foreign }: User) => foreign },
  updateContacts: { read: "readUser", isAllowed: ({ foreign }: User) => !foreign },
  updatePossessor: {
    read: "readPossessor",
    isAllowed: ({ id }: Possessor, { account }) => account.possessorIds.includes(Number(id)),
  },
  correctAppeal: { read: "readAppeal", isAllowed: ({ correctable }: AppealDetail) => correctable === true },
  keepDraft: { read: "readDraft" },
};

/** Returns whether the data have changed since the client read what it names in `If-Match`. */
async function hasChangedSince(
  tag: string | null,
  id: OperationId,
  call: { principal: Principal | undefined },
): Promise<boolean> {
  const update = guardedUpdates[id];
  if (tag === null || tag === "*" || update === undefined || call.principal === undefined) return false;
  const result = await (behaviour[update.read] as AnyOperationHandler)(call);
  if (result.status !== 200) return false;
  // RFC 9110, 13.2.1: a precondition does not count where the operation is refused without it.
  if (update.isAllowed?.(result.body as never, call.principal) === false) return false;
  return withoutPrefix(computeEntityTag(result.body)) !== withoutPrefix(tag);
}

/** Returns an entity tag without the prefix that a compressing proxy adds. */
const withoutPrefix = (tag: string): string => tag.replace(/^W\//, "");

/** Returns public content that caches keep and revalidate, or 304 without a body for the entity tag of the request. */
function createRevalidatedResponse(request: Request, lang: Language, content: unknown): Response {
  const tag = computeEntityTag(content);
  const headers = {
    "cache-control": `${request.headers.has("authorization") ? "private" : "public"}, no-cache`,
    etag: tag,
    vary: "Authorization",
  };
  return request.headers.get("if-none-match") === tag
    ? new Response(null, { status: 304, headers })
    : createJsonResponse(lang, 200, content, headers);
}

/** The statuses whose responses have no body. */
const emptyStatuses: readonly number[] = [204, 205, 304];

/**
 * Returns a JSON response that no cache stores, unless `headers` say otherwise. An error has the media type of RFC 9457.
 * The body is left out where the status allows none.
 */
export const createJsonResponse = (
  lang: Language,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(emptyStatuses.includes(status) ? null : JSON.stringify(body), {
    status,
    headers: {
      "content-type": status < 400 ? "application/json" : "application/problem+json",
      "cache-control": "no-store",
      "content-language": lang,
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
