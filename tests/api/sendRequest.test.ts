import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getFailure, type Failure } from "../../src/api/failure.ts";
import { request, type RequestConfig } from "../../src/api/request.ts";
import { defaultTimeoutMs } from "../../src/api/sendRequest.ts";
import { loadSettings } from "../../src/config/settings.ts";
import { setRequestLanguage } from "../../src/i18n/language.ts";
import { withoutFunction } from "../support/withoutFunction.ts";
import { respondWith, setUpLocalServer, type RequestHandler } from "./localServer.ts";
import { findFreePort } from "../support/ports.ts";

/** Faults of a server or a proxy, each with its failure. The name is the first path segment of the API base. */
const failureCases: Readonly<Record<string, { handler: RequestHandler; failure: Failure }>> = {
  "an HTML page instead of JSON": {
    handler: respondWith(200, "<html>Sign in</html>", "text/html"),
    failure: { kind: "invalidResponse", status: 200 },
  },
  "a text instead of JSON": {
    handler: respondWith(200, "Service is running", "text/plain"),
    failure: { kind: "invalidResponse", status: 200 },
  },
  "invalid JSON": { handler: respondWith(200, '{"items":['), failure: { kind: "invalidResponse", status: 200 } },
  "200 without a body": { handler: respondWith(200), failure: { kind: "invalidResponse", status: 200 } },
  "200 whose body is cut off": { handler: sendPartialBody, failure: { kind: "invalidResponse", status: 200 } },
  "204": { handler: respondWith(204), failure: { kind: "invalidResponse", status: 204 } },
  null: { handler: respondWith(200, "null"), failure: { kind: "invalidResponse", status: 200 } },
  "502 without a body": {
    handler: respondWith(502, "", "", { "content-length": "0" }),
    failure: { kind: "unavailable", status: 502 },
  },
  "503 in empty chunks": { handler: sendEmptyChunks, failure: { kind: "unavailable", status: 503, retryAfter: 7 } },
  "the error page of a proxy": {
    handler: respondWith(500, "<h1>500</h1>", "text/html"),
    failure: { kind: "unavailable", status: 500 },
  },
  "500 with a message": {
    handler: respondWith(500, '{"message":"Xəta baş verdi"}'),
    failure: { kind: "unavailable", status: 500, message: "Xəta baş verdi" },
  },
  "401": { handler: respondWith(401), failure: { kind: "unauthorized" } },
  "401 with a message": {
    handler: respondWith(401, '{"message":"No"}'),
    failure: { kind: "unauthorized", message: "No" },
  },
  "403": { handler: respondWith(403, "denied", "text/plain"), failure: { kind: "forbidden" } },
  "403 with a message as plain text": {
    handler: respondWith(403, '{"message":"No"}', "text/plain"),
    failure: { kind: "forbidden", message: "No" },
  },
  "403 with a message": {
    handler: respondWith(403, '{"message":"No"}', "application/problem+json"),
    failure: { kind: "forbidden", message: "No" },
  },
  "404": { handler: respondWith(404, "<h1>404</h1>", "text/html"), failure: { kind: "notFound" } },
  "404 with a message": { handler: respondWith(404, '{"message":"No"}'), failure: { kind: "notFound", message: "No" } },
  "410": { handler: respondWith(410), failure: { kind: "notFound" } },
  "501": { handler: respondWith(501), failure: { kind: "notFound" } },
  "400 with an array as body": {
    handler: respondWith(400, '["message"]'),
    failure: { kind: "invalid", fields: [] },
  },
  "409": {
    handler: respondWith(409, '{"message":"No","code":"EMAIL_NOT_VERIFIED"}'),
    failure: { kind: "rejected", status: 409, message: "No", code: "EMAIL_NOT_VERIFIED" },
  },
  "409 without a message": { handler: respondWith(409, "{}"), failure: { kind: "rejected", status: 409 } },
  "413 from a proxy": {
    handler: respondWith(413, "<h1>413</h1>", "text/html"),
    failure: { kind: "rejected", status: 413 },
  },
  "422 with fields": {
    handler: respondWith(
      422,
      '{"message":"No","fields":[{"field":"email","message":"Taken"},{"field":"pin"},{"message":"x"},null,7]}',
    ),
    failure: { kind: "invalid", message: "No", fields: [{ field: "email", message: "Taken" }] },
  },
  "422 with fields that are not an array": {
    handler: respondWith(422, '{"fields":"email"}'),
    failure: { kind: "invalid", fields: [] },
  },
  "429 with seconds": {
    handler: respondWith(429, '{"message":"Wait"}', "application/json", { "retry-after": "7" }),
    failure: { kind: "rejected", status: 429, message: "Wait", retryAfter: 7 },
  },
  "429 without a body": { handler: respondWith(429), failure: { kind: "rejected", status: 429 } },
  "a message that is not a string": {
    handler: respondWith(403, '{"message":{"__proto__":{"x":1}}}'),
    failure: { kind: "forbidden" },
  },
  "a connection that is closed": {
    handler: (_request, response) => void response.destroy(),
    failure: { kind: "offline" },
  },
};

function sendPartialBody(...[, response]: Parameters<RequestHandler>): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"items":[');
  setTimeout(() => response.destroy(), 5);
}

function sendEmptyChunks(...[, response]: Parameters<RequestHandler>): void {
  response.writeHead(503, { "retry-after": "7" });
  response.flushHeaders();
  setTimeout(() => response.end(), 5);
}

/** Handlers that do not stand for a fault, and handlers that never finish the response. */
const otherHandlers: Readonly<Record<string, RequestHandler>> = {
  "a valid response": respondWith(200, '{"items":[],"page":1}', "application/json; charset=utf-8"),
  "JSON without a content type": respondWith(200, '{"items":[]}', ""),
  "JSON as plain text": respondWith(200, '{"items":[]}', "text/plain; charset=utf-8"),
  "a byte order mark": respondWith(200, '\uFEFF{"items":[]}'),
  "prototype keys": respondWith(
    200,
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[{"prototype":1,"id":"7"}]}',
  ),
  "a lone surrogate": respondWith(200, '{"items":[{"id":"a\\uD800b","title":"😀"}]}'),
  "no response": () => undefined,
  "a body that never ends": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"items":[');
  },
  "an error body that never ends": (_request, response) => {
    response.writeHead(500, { "content-type": "application/json" });
    response.write('{"message":"');
  },
};

let requestedUrl: URL | undefined;
const server = setUpLocalServer((incoming, response) => {
  const name = decodeURIComponent(incoming.url?.split("/")[1] ?? "");
  requestedUrl = new URL(incoming.url ?? "", "http://localhost");
  (failureCases[name]?.handler ?? otherHandlers[name] ?? respondWith(404))(incoming, response);
});

const setApiBaseUrl = async (apiBaseUrl: string): Promise<void> =>
  void (await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl }))));

/** Sends a request to the handler of that name. Its path is outside the contract, so its body is not validated. */
async function requestFrom(name: string, config: Partial<RequestConfig> = {}): Promise<unknown> {
  await setApiBaseUrl(`${server.origin}/${encodeURIComponent(name)}`);
  return request({ url: "/anything", method: "GET", ...config });
}

const captureError = async (response: Promise<unknown>): Promise<unknown> =>
  response.then(
    () => expect.fail("the request succeeded"),
    (error: unknown) => error,
  );

beforeEach(() => setRequestLanguage("ru"));
afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(failureCases))("throws one failure for %s", async (name, { failure }) => {
  const error = await captureError(requestFrom(name));
  expect(getFailure(error)).toEqual(failure);
});

test("returns the body of a valid response", async () => {
  expect(await requestFrom("a valid response")).toEqual({ items: [], page: 1 });
});

test.each(["JSON without a content type", "JSON as plain text"])("returns the body of %s", async (name) => {
  expect(await requestFrom(name)).toEqual({ items: [] });
});

test("accepts a byte order mark before the JSON", async () => {
  expect(await requestFrom("a byte order mark")).toEqual({ items: [] });
});

test("drops keys that could reach an object's prototype", async () => {
  expect(JSON.stringify(await requestFrom("prototype keys"))).toBe('{"items":[{"id":"7"}]}');
  expect({}).not.toHaveProperty("polluted");
});

test("replaces lone surrogates and keeps whole characters", async () => {
  expect(await requestFrom("a lone surrogate")).toEqual({ items: [{ id: "a\uFFFDb", title: "😀" }] });
});

test("parses a body once", async () => {
  const parse = vi.spyOn(JSON, "parse");
  await setApiBaseUrl(`${server.origin}/${encodeURIComponent("a valid response")}`);
  parse.mockClear();
  await request({ url: "/anything", method: "GET" });
  expect(parse).toHaveBeenCalledOnce();
});

test("throws offline for a server that cannot be reached", async () => {
  await setApiBaseUrl(`http://127.0.0.1:${await findFreePort()}`);
  expect(getFailure(await captureError(request({ url: "/anything", method: "GET" })))).toEqual({ kind: "offline" });
});

const endlessResponses = ["no response", "a body that never ends", "an error body that never ends"];

test.each(endlessResponses)("throws timeout for %s", async (name) => {
  const timeout = new AbortController();
  const createTimeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const error = captureError(requestFrom(name));
  setTimeout(() => timeout.abort(new DOMException("late", "TimeoutError")), 30);
  expect(getFailure(await error)).toEqual({ kind: "timeout" });
  expect(createTimeout).toHaveBeenCalledWith(defaultTimeoutMs);
});

test.each(endlessResponses)("throws an AbortError, and no failure, when the caller aborts during %s", async (name) => {
  const caller = new AbortController();
  const pendingError = captureError(requestFrom(name, { signal: caller.signal }));
  setTimeout(() => caller.abort(), 30);
  const error = await pendingError;
  expect(error).toMatchObject({ name: "AbortError" });
  expect(getFailure(error)).toBeUndefined();
});

test.each(endlessResponses)("ends by timeout or abort in a browser without AbortSignal.any, for %s", (name) =>
  withoutFunction(AbortSignal, "any", async () => {
    const timeout = new AbortController();
    const createTimeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
    const lateError = captureError(requestFrom(name));
    setTimeout(() => timeout.abort(new DOMException("late", "TimeoutError")), 30);
    expect(getFailure(await lateError)).toEqual({ kind: "timeout" });
    createTimeout.mockRestore();

    const caller = new AbortController();
    const abortError = captureError(requestFrom(name, { signal: caller.signal }));
    setTimeout(() => caller.abort(), 30);
    expect(await abortError).toMatchObject({ name: "AbortError" });
    const laterError = await captureError(requestFrom(name, { signal: AbortSignal.abort() }));
    expect(laterError).toMatchObject({ name: "AbortError" });
  }),
);

test("sends the current language, unless the caller sets another one", async () => {
  await requestFrom("a valid response");
  expect(requestedUrl?.searchParams.getAll("lang")).toEqual(["ru"]);
  await requestFrom("a valid response", { params: { word: "a&b=c #1", lang: "en" } });
  expect(Object.fromEntries(requestedUrl?.searchParams ?? [])).toEqual({ word: "a&b=c #1", lang: "en" });
});

test("throws an error with its kind and status, and nothing of what was sent", async () => {
  const error = await captureError(requestFrom("409", { method: "POST", params: { refreshToken: "secret" } }));
  expect(String(error)).toBe("ApiError: rejected 409");
  expect(JSON.stringify(error)).not.toContain("secret");
});

test("returns a whole file with its type, and throws a failure as for any other request", async () => {
  const download = (name: string): Promise<unknown> => requestFrom(name, { responseType: "blob" });
  const file = (await download("JSON as plain text")) as Blob;
  expect([file.type, await file.text()]).toEqual(["text/plain;charset=utf-8", '{"items":[]}']);
  expect(getFailure(await captureError(download("404 with a message")))).toEqual({ kind: "notFound", message: "No" });
  expect(getFailure(await captureError(download("200 whose body is cut off")))).toEqual({ kind: "offline" });
  expect(getFailure(await captureError(download("204")))).toEqual({ kind: "invalidResponse", status: 204 });
});
