import type { Failure } from "../../src/api/failure.ts";

/** Returns a faulty response, or throws an error as `fetch` does. `validResponse` is the example of the contract. */
type FaultResponder = (validResponse: Response, signal: AbortSignal) => Response | Promise<Response>;

/** A fault of the network, a proxy or the server, with the failure that it leads to. */
export type NetworkFault = {
  respond: FaultResponder;
  /** `undefined` when the request succeeds anyway. */
  expectedFailure: Failure["kind"] | undefined;
  /** The failure of an operation that returns a file, whose body is not validated. */
  expectedFileFailure?: Failure["kind"] | undefined;
};

const respondWithStatus =
  (
    status: number,
    headers: Readonly<Record<string, string>> = {},
    body: object = { message: `No ${status}` },
  ): FaultResponder =>
  () =>
    Response.json(body, { status, headers });
const respondWithText =
  (text: string | null, type: string, status = 200): FaultResponder =>
  () =>
    new Response(text, { status, headers: { "content-type": type } });
const respondWithChangedBody =
  (change: (body: unknown) => unknown): FaultResponder =>
  async (validResponse) =>
    validResponse.headers.get("content-type") === "application/json"
      ? Response.json(change(await validResponse.json()))
      : validResponse;

/** Sends the valid JSON under another content type, or without any. */
const respondWithType =
  (type: string | undefined): FaultResponder =>
  async (validResponse) =>
    validResponse.headers.get("content-type") === "application/json"
      ? new Response(await validResponse.arrayBuffer(), {
          headers: type === undefined ? {} : { "content-type": type },
        })
      : validResponse;

const respondNever: FaultResponder = (_good, signal) =>
  new Promise((_resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort);
  });

const respondTruncated: FaultResponder = async (validResponse) => {
  const bytes = new Uint8Array(await validResponse.arrayBuffer());
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      if (isSent) return stream.error(new TypeError("terminated"));
      isSent = true;
      return stream.enqueue(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
};

/** Returns a body in which every value has another type. */
const withWrongTypes = (body: unknown): unknown => {
  if (Array.isArray(body)) return {};
  if (typeof body !== "object" || body === null) return [body];
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === "object" ? "text" : { value }]),
  );
};

/** Adds keys to a valid body that would pollute the object prototype. */
const respondWithPrototypeKeys: FaultResponder = async (validResponse) => {
  const text = await validResponse.text();
  const maliciousKeys = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  return new Response(text.startsWith("{") ? text.replace("{", `{${maliciousKeys}${text === "{}" ? "" : ","}`) : text, {
    headers: { "content-type": "application/json" },
  });
};

/** All faults by name. The tests run them for every operation of the contract. */
export const networkFaults: Readonly<Record<string, NetworkFault>> = {
  "no network": { respond: () => Promise.reject(new TypeError("Failed to fetch")), expectedFailure: "offline" },
  "a response blocked by CORS": {
    respond: () => Promise.reject(new TypeError("NetworkError when attempting to fetch resource.")),
    expectedFailure: "offline",
  },
  "a timeout": { respond: respondNever, expectedFailure: "timeout" },
  "400": { respond: respondWithStatus(400), expectedFailure: "invalid" },
  "422 with fields": {
    respond: respondWithStatus(422, {}, { message: "No", fields: [{ field: "name", message: "Short" }] }),
    expectedFailure: "invalid",
  },
  "403": { respond: respondWithStatus(403), expectedFailure: "forbidden" },
  "403 of a proxy": { respond: respondWithText("<h1>403</h1>", "text/html", 403), expectedFailure: "forbidden" },
  "404": { respond: respondWithStatus(404), expectedFailure: "notFound" },
  "409": { respond: respondWithStatus(409), expectedFailure: "rejected" },
  "413 of a proxy": { respond: respondWithText("<h1>413</h1>", "text/html", 413), expectedFailure: "rejected" },
  "429": { respond: respondWithStatus(429, { "retry-after": "7" }), expectedFailure: "rejected" },
  "500": { respond: respondWithStatus(500), expectedFailure: "unavailable" },
  "500 with an invalid message": {
    respond: respondWithStatus(500, {}, { message: { __html: "<b>" } }),
    expectedFailure: "unavailable",
  },
  "501": { respond: respondWithStatus(501), expectedFailure: "notFound" },
  "502 of a proxy": { respond: respondWithText("<h1>502</h1>", "text/html", 502), expectedFailure: "unavailable" },
  "502 without a body": { respond: respondWithText(null, "", 502), expectedFailure: "unavailable" },
  "503 with Retry-After": {
    respond: respondWithStatus(503, { "retry-after": "3" }),
    expectedFailure: "unavailable",
  },
  "a sign-in page": {
    respond: respondWithText("<html>Sign in</html>", "text/html"),
    expectedFailure: "invalidResponse",
  },
  "broken JSON": {
    respond: respondWithText('{"items":[', "application/json"),
    expectedFailure: "invalidResponse",
  },
  "JSON as text/plain": { respond: respondWithType("text/plain"), expectedFailure: undefined },
  "JSON without a content type": { respond: respondWithType(undefined), expectedFailure: undefined },
  "a plain text": {
    respond: respondWithText("OK", "text/plain"),
    expectedFailure: "invalidResponse",
    expectedFileFailure: undefined,
  },
  "a truncated response": {
    respond: respondTruncated,
    expectedFailure: "invalidResponse",
    expectedFileFailure: "offline",
  },
  "an empty body": {
    respond: respondWithText("", "application/json"),
    expectedFailure: "invalidResponse",
  },
  "204": { respond: () => new Response(null, { status: 204 }), expectedFailure: "invalidResponse" },
  "201": {
    respond: (validResponse) => new Response(validResponse.body, { status: 201, headers: validResponse.headers }),
    expectedFailure: undefined,
    expectedFileFailure: "invalidResponse",
  },
  null: {
    respond: respondWithText("null", "application/json"),
    expectedFailure: "invalidResponse",
  },
  "a response of another type": {
    respond: respondWithChangedBody(withWrongTypes),
    expectedFailure: "invalidResponse",
    expectedFileFailure: undefined,
  },
  "keys that pollute a prototype": {
    respond: respondWithPrototypeKeys,
    expectedFailure: undefined,
    expectedFileFailure: "invalidResponse",
  },
};
