import type { FaultRequest, FaultResponse, RequestHandler, UpstreamBackend } from "../fault.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";

/** A JSON object of a request or a response. */
export type JsonObject = Record<string, unknown>;

type MaybePromise<T> = T | Promise<T>;
type ResponseChange = (
  response: FaultResponse,
  request: FaultRequest,
  backend: UpstreamBackend,
) => MaybePromise<FaultResponse | void>;

/** Returns parsed JSON; `undefined` for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the JSON object in the body of a request or a response; an empty one for any other body. */
export const readBody = ({ body }: { body: Uint8Array }): JsonObject => {
  const value = parseJson(body);
  return isRecord(value) ? value : {};
};

/** Returns a value as JSON in UTF-8. */
export const toJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** Returns a JSON response with the headers of the mock backend. */
export const createResponse = (status: number, value: unknown): FaultResponse => ({
  status,
  headers: new Headers({
    "content-type": "application/json",
    "content-language": "az",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  }),
  body: toJson(value),
});

/** Returns a response with another JSON body. */
export const withJson = (response: FaultResponse, value: unknown): FaultResponse => ({
  ...response,
  body: toJson(value),
});

/** Returns the requested language. */
export const getLang = ({ url }: FaultRequest): string => url.searchParams.get("lang") ?? "az";

/** Returns a copy of a request with other query parameters; `undefined` removes one. */
export function withQuery(request: FaultRequest, query: Readonly<Record<string, string | undefined>>): FaultRequest {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(query))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return { ...request, url };
}

/** Returns a copy of a request with another JSON body. */
export const withBody = (request: FaultRequest, body: unknown): FaultRequest => ({ ...request, body: toJson(body) });

/** Returns the access token of a request. */
export const getToken = ({ headers }: FaultRequest): string =>
  /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";

/** Answers the requests of some operations with `handle`, and forwards all others. An empty list means all operations. */
export const answer =
  (operationIds: readonly string[], handle: RequestHandler): (() => RequestHandler) =>
  () =>
  (request, backend) =>
    request.operationId !== undefined && (operationIds.length === 0 || operationIds.includes(request.operationId))
      ? handle(request, backend)
      : backend.send(request);

/** Changes the requests of an operation before the mock backend gets them. */
export const changeRequest = (
  operationId: string,
  change: (request: FaultRequest, backend: UpstreamBackend) => MaybePromise<FaultRequest>,
): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => backend.send(await change(request, backend)));

/** Changes the JSON object in the request body of an operation. */
export const changeRequestBody = (
  operationId: string,
  change: (body: JsonObject, request: FaultRequest) => unknown,
): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const body = parseJson(request.body);
    if (!isRecord(body)) return request;
    return withBody(request, change(body, request) ?? body);
  });

/** Changes all responses of some operations, in place or by another one. */
export const changeResponse = (operationIds: readonly string[], change: ResponseChange): (() => RequestHandler) =>
  answer(operationIds, async (request, backend) => {
    const response = await backend.send(request);
    return (await change(response, request, backend)) ?? response;
  });

/** Changes the successful responses of some operations. */
export const changeSuccess = (operationIds: readonly string[], change: ResponseChange): (() => RequestHandler) =>
  changeResponse(operationIds, (response, request, backend) =>
    response.status === 200 ? change(response, request, backend) : undefined,
  );

/** Changes the error responses of some operations. */
export const changeErrors = (operationIds: readonly string[], change: ResponseChange): (() => RequestHandler) =>
  changeResponse(operationIds, (response, request, backend) =>
    response.status >= 400 ? change(response, request, backend) : undefined,
  );

/** Changes the JSON of successful responses; `change` returns another value or changes it in place. */
export const changeJson = (
  operationIds: readonly string[],
  change: (value: unknown, request: FaultRequest, backend: UpstreamBackend) => unknown,
): (() => RequestHandler) =>
  changeSuccess(operationIds, async (response, request, backend) => {
    const value = parseJson(response.body);
    if (value === undefined) return;
    response.body = toJson((await change(value, request, backend)) ?? value);
  });

/** Changes the JSON object of successful responses in place. */
export const changeObject = (
  operationIds: readonly string[],
  change: (body: JsonObject, request: FaultRequest, backend: UpstreamBackend) => unknown,
): (() => RequestHandler) =>
  changeJson(operationIds, async (value, request, backend) => {
    if (isRecord(value)) await change(value, request, backend);
    return value;
  });

/** Returns the entries of a list response; the response itself when it is no list. */
export function getEntries(value: unknown): JsonObject[] {
  const entries = isRecord(value) && Array.isArray(value["items"]) ? value["items"] : value;
  return (Array.isArray(entries) ? entries : [entries]).filter(isRecord);
}

/** Changes each entry of successful list responses, or the object of others, in place. */
export const changeEntries = (
  operationIds: readonly string[],
  change: (entry: JsonObject, index: number, request: FaultRequest) => unknown,
): (() => RequestHandler) =>
  changeJson(operationIds, (value, request) => {
    getEntries(value).forEach((entry, index) => change(entry, index, request));
    return value;
  });

/** Returns a value with each text in it, however deep, replaced. */
export function mapTexts(value: unknown, change: (text: string, name: string) => string, name = ""): unknown {
  if (typeof value === "string") return change(value, name);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, key)]));
}

/** Keeps the first successful response for each key, and returns it from then on. */
export const cacheResponses =
  (operationIds: readonly string[], getKey: (request: FaultRequest) => string): (() => RequestHandler) =>
  () => {
    const cached = new Map<string, FaultResponse>();
    return async (request, { send }) => {
      if (!operationIds.includes(request.operationId ?? "")) return send(request);
      const key = getKey(request);
      const response = cached.get(key) ?? (await send(request));
      if (response.status === 200) cached.set(key, response);
      return response;
    };
  };

/** Repeats a rejected request in another form. `repair` returns `undefined` when it does not apply. */
export const acceptRejected = (
  operationId: string,
  repair: (request: FaultRequest, backend: UpstreamBackend) => FaultRequest | undefined,
  finish: (request: FaultRequest, backend: UpstreamBackend) => void = () => undefined,
): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => {
    const response = await backend.send(request);
    if (response.status < 400) return response;
    const repaired = repair(request, backend);
    if (repaired === undefined) return response;
    const accepted = await backend.send(repaired);
    if (accepted.status === 200) finish(request, backend);
    return accepted;
  });

/** Returns a part of the path of a request; -1 is the last one. */
export const getPathPart = ({ url }: FaultRequest, index: number): string =>
  decodeURIComponent(url.pathname.split("/").at(index) ?? "");

/** Returns a copy of a request with another last part of its path. */
export const withLastPart = (request: FaultRequest, part: string): FaultRequest => {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/[^/]+$/, encodeURIComponent(part));
  return { ...request, url };
};
