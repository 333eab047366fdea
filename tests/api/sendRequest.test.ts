import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "../../src/api/createApiClient.ts";
import { fileAcceptHeader, sendRequest, defaultTimeoutMs } from "../../src/api/sendRequest.ts";
import { failureOf, isAbortError, type Failure } from "../../src/api/failure.ts";
import { respondWith, setUpLocalServer, type RequestHandler } from "./localServer.ts";

/** What a server or a proxy can do to a call, and the one failure that it is. The name is the first part of the path. */
const failureCases: Readonly<Record<string, { treat: RequestHandler; failure: Failure }>> = {
  "a page instead of JSON": {
    treat: respondWith(200, "<html>Sign in</html>", "text/html"),
    failure: { kind: "invalidResponse", status: 200 },
  },
  "JSON without a content type": {
    treat: respondWith(200, '{"items":[]}', ""),
    failure: { kind: "invalidResponse", status: 200 },
  },
  "broken JSON": { treat: respondWith(200, '{"items":['), failure: { kind: "invalidResponse", status: 200 } },
  "an empty 200": { treat: respondWith(200), failure: { kind: "invalidResponse", status: 200 } },
  "a 200 whose body is only begun": { treat: sendPartialBody, failure: { kind: "invalidResponse", status: 200 } },
  "204": { treat: respondWith(204), failure: { kind: "invalidResponse", status: 204 } },
  "201 with a good body": {
    treat: respondWith(201, '{"items":[]}'),
    failure: { kind: "invalidResponse", status: 201 },
  },
  null: { treat: respondWith(200, "null"), failure: { kind: "invalidResponse", status: 200 } },
  "502 without a body": {
    treat: respondWith(502, "", "", { "content-length": "0" }),
    failure: { kind: "unavailable", status: 502 },
  },
  "503 in empty chunks": { treat: sendEmptyChunks, failure: { kind: "unavailable", status: 503, retryAfter: 7 } },
  "the error page of a proxy": {
    treat: respondWith(500, "<h1>500</h1>", "text/html"),
    failure: { kind: "unavailable", status: 500 },
  },
  "an error with the server's words": {
    treat: respondWith(500, '{"message":"Xəta baş verdi"}'),
    failure: { kind: "unavailable", status: 500, message: "Xəta baş verdi" },
  },
  "401": { treat: respondWith(401), failure: { kind: "unauthorized" } },
  "401 with words": { treat: respondWith(401, '{"message":"No"}'), failure: { kind: "unauthorized", message: "No" } },
  "403": { treat: respondWith(403, "denied", "text/plain"), failure: { kind: "forbidden" } },
  "403 with words": {
    treat: respondWith(403, '{"message":"No"}', "application/problem+json"),
    failure: { kind: "forbidden", message: "No" },
  },
  "404": { treat: respondWith(404, "<h1>404</h1>", "text/html"), failure: { kind: "notFound" } },
  "404 with words": { treat: respondWith(404, '{"message":"No"}'), failure: { kind: "notFound", message: "No" } },
  "501": { treat: respondWith(501), failure: { kind: "notFound" } },
  "400 with a body that is no object": {
    treat: respondWith(400, '["message"]'),
    failure: { kind: "invalid", fields: [] },
  },
  "409": {
    treat: respondWith(409, '{"message":"No","code":"EMAIL_NOT_VERIFIED"}'),
    failure: { kind: "rejected", status: 409, message: "No", code: "EMAIL_NOT_VERIFIED" },
  },
  "409 without words": { treat: respondWith(409, "{}"), failure: { kind: "rejected", status: 409 } },
  "413 from a proxy": {
    treat: respondWith(413, "<h1>413</h1>", "text/html"),
    failure: { kind: "rejected", status: 413 },
  },
  "422 with fields": {
    treat: respondWith(
      422,
      '{"message":"No","fields":[{"field":"email","message":"Taken"},{"field":"pin"},{"message":"x"},null,7]}',
    ),
    failure: { kind: "invalid", message: "No", fields: [{ field: "email", message: "Taken" }] },
  },
  "422 with fields that are none": {
    treat: respondWith(422, '{"fields":"email"}'),
    failure: { kind: "invalid", fields: [] },
  },
  "429 with seconds": {
    treat: respondWith(429, '{"message":"Wait"}', "application/json", { "retry-after": "7" }),
    failure: { kind: "rejected", status: 429, message: "Wait", retryAfter: 7 },
  },
  "429 without a body": { treat: respondWith(429), failure: { kind: "rejected", status: 429 } },
  "words that are no text": {
    treat: respondWith(403, '{"message":{"__proto__":{"x":1}}}'),
    failure: { kind: "forbidden" },
  },
  "a connection that breaks": { treat: (_request, response) => void response.destroy(), failure: { kind: "offline" } },
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

/** Ways to answer that are no faults, and ways never to answer. */
const nonFailureCases: Readonly<Record<string, RequestHandler>> = {
  "a good answer": respondWith(200, '{"items":[],"page":1}', "application/json; charset=utf-8"),
  "a byte order mark": respondWith(200, '\uFEFF{"items":[]}'),
  "dangerous keys": respondWith(
    200,
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[{"prototype":1,"id":"7"}]}',
  ),
  "half a character": respondWith(200, '{"items":[{"id":"a\\uD800b","title":"😀"}]}'),
  "nothing at all": () => undefined,
  "a body without end": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"items":[');
  },
  "an error without end": (_request, response) => {
    response.writeHead(500, { "content-type": "application/json" });
    response.write('{"message":"');
  },
};

let requestedUrl: URL | undefined;
const server = setUpLocalServer((request, response) => {
  const name = decodeURIComponent(request.url?.split("/")[1] ?? "");
  requestedUrl = new URL(request.url ?? "", "http://localhost");
  (failureCases[name]?.treat ?? nonFailureCases[name] ?? respondWith(404))(request, response);
});

const createClient = (name: string): ReturnType<typeof createApiClient> =>
  createApiClient({
    baseUrl: `${server.origin}/${encodeURIComponent(name)}`,
    language: () => "ru",
    send: (request) => sendRequest(request),
  });

const captureError = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail("the call brought an answer"),
    (error: unknown) => error,
  );

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(failureCases))("%s is one failure", async (name, { failure }) => {
  const error = await captureError(createClient(name).GET("/posts/public", {}));
  expect(failureOf(error)).toEqual(failure);
  expect(isAbortError(error)).toBe(false);
});

test("a good answer comes back as its body", async () => {
  const { data, error } = await createClient("a good answer").GET("/posts/public", {});
  expect(data).toEqual({ items: [], page: 1 });
  expect(error).toBeUndefined();
});

test("a byte order mark before the JSON is no fault", async () => {
  expect((await createClient("a byte order mark").GET("/posts/public", {})).data).toEqual({ items: [] });
});

test("keys that could reach an object's prototype do not arrive", async () => {
  const { data } = await createClient("dangerous keys").GET("/posts/public", {});
  expect(JSON.stringify(data)).toBe('{"items":[{"id":"7"}]}');
  expect({}).not.toHaveProperty("polluted");
});

test("half a character arrives as the sign for one that cannot be read, whole ones as they are", async () => {
  expect((await createClient("half a character").GET("/posts/public", {})).data).toEqual({
    items: [{ id: "a\uFFFDb", title: "😀" }],
  });
});

test("a server that cannot be reached is offline", async () => {
  const nowhere = createApiClient({
    baseUrl: "http://127.0.0.1:9",
    language: () => "az",
    send: (request) => sendRequest(request),
  });
  expect(failureOf(await captureError(nowhere.GET("/posts/public", {})))).toEqual({ kind: "offline" });
});

test.each(["nothing at all", "a body without end", "an error without end"])(
  "%s in the time that a call may take is a timeout",
  async (name) => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const call = captureError(createClient(name).GET("/posts/public", {}));
    setTimeout(() => clock.abort(new DOMException("late", "TimeoutError")), 30);
    expect(failureOf(await call)).toEqual({ kind: "timeout" });
    expect(timeout).toHaveBeenCalledWith(defaultTimeoutMs);
  },
);

test.each(["nothing at all", "a body without end", "an error without end"])(
  "a call that its caller gives up during %s is aborted and no failure",
  async (name) => {
    const caller = new AbortController();
    const call = captureError(createClient(name).GET("/posts/public", { signal: caller.signal }));
    setTimeout(() => caller.abort(), 30);
    const error = await call;
    expect(isAbortError(error)).toBe(true);
    expect(failureOf(error)).toBeUndefined();
  },
);

test("every call says its language, and a caller may ask for another", async () => {
  const client = createClient("a good answer");
  await client.GET("/posts/public", {});
  expect(requestedUrl?.searchParams.getAll("lang")).toEqual(["ru"]);
  await client.GET("/search/public", { params: { query: { word: "a&b=c #1", lang: "en" } } });
  expect(Object.fromEntries(requestedUrl?.searchParams ?? [])).toEqual({ word: "a&b=c #1", lang: "en" });
});

test("an error says its kind and status, and nothing of what was sent", async () => {
  const error = await captureError(
    createClient("409").POST("/public/auth/refresh-token", { params: { query: { refreshToken: "secret" } } }),
  );
  expect(String(error)).toBe("ApiError: rejected 409");
  expect(JSON.stringify(error)).not.toContain("secret");
});

test("a call for a file brings it whole, with its type, and a refusal as any other call", async () => {
  const given = new Request(`${server.origin}/${encodeURIComponent("a page instead of JSON")}/`, {
    headers: { accept: fileAcceptHeader },
  });
  const file = await sendRequest(given);
  expect([file.headers.get("content-type"), await file.text()]).toEqual(["text/html", "<html>Sign in</html>"]);
  const refused = new Request(`${server.origin}/${encodeURIComponent("404 with words")}/`, {
    headers: { accept: fileAcceptHeader },
  });
  expect(failureOf(await sendRequest(refused).catch((error: unknown) => error))).toEqual({
    kind: "notFound",
    message: "No",
  });
  const broken = new Request(`${server.origin}/${encodeURIComponent("a 200 whose body is only begun")}/`, {
    headers: { accept: fileAcceptHeader },
  });
  expect(failureOf(await sendRequest(broken).catch((error: unknown) => error))).toEqual({ kind: "offline" });
});
