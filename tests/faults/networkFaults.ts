import type { Failure } from "../../src/api/failure.ts";

/** What happens to one request: an answer, or an error as the browser's `fetch` throws it. `good` is the answer that the contract shows. */
type FaultResponder = (good: Response, signal: AbortSignal) => Response | Promise<Response>;

/** A fault of the network, of a proxy or of the service, and the one failure that a call comes to by it. */
export type NetworkFault = {
  respond: FaultResponder;
  /** `undefined` where the call succeeds all the same. */
  expectedFailure: Failure["kind"] | undefined;
  /** The same for a call that brings a file, whose body no contract describes. */
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
  async (good) =>
    good.headers.get("content-type") === "application/json" ? Response.json(change(await good.json())) : good;

const respondNever: FaultResponder = (_good, signal) =>
  new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp);
  });

const respondTruncated: FaultResponder = async (good) => {
  const bytes = new Uint8Array(await good.arrayBuffer());
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      if (sent) return stream.error(new TypeError("terminated"));
      sent = true;
      return stream.enqueue(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
};

/** Every value of an object or a list in the place of one of another kind. */
const withWrongTypes = (body: unknown): unknown => {
  if (Array.isArray(body)) return {};
  if (typeof body !== "object" || body === null) return [body];
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === "object" ? "text" : { value }]),
  );
};

/** Text whose keys would reach an object's prototype, beside all that is good. */
const respondWithPrototypeKeys: FaultResponder = async (good) => {
  const text = await good.text();
  const evil = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  return new Response(text.startsWith("{") ? text.replace("{", `{${evil}${text === "{}" ? "" : ","}`) : text, {
    headers: { "content-type": "application/json" },
  });
};

/** Every fault that a call may meet, by its name. A call that is added to the contract meets them all. */
export const networkFaults: Readonly<Record<string, NetworkFault>> = {
  "no network": { respond: () => Promise.reject(new TypeError("Failed to fetch")), expectedFailure: "offline" },
  "an answer that the browser withholds": {
    respond: () => Promise.reject(new TypeError("NetworkError when attempting to fetch resource.")),
    expectedFailure: "offline",
  },
  "no answer in time": { respond: respondNever, expectedFailure: "timeout" },
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
  "500 with words that are none": {
    respond: respondWithStatus(500, {}, { message: { __html: "<b>" } }),
    expectedFailure: "unavailable",
  },
  "501": { respond: respondWithStatus(501), expectedFailure: "notFound" },
  "502 of a proxy": { respond: respondWithText("<h1>502</h1>", "text/html", 502), expectedFailure: "unavailable" },
  "502 without a body": { respond: respondWithText(null, "", 502), expectedFailure: "unavailable" },
  "503 with a time to wait": {
    respond: respondWithStatus(503, { "retry-after": "3" }),
    expectedFailure: "unavailable",
  },
  "a sign-in page": {
    respond: respondWithText("<html>Sign in</html>", "text/html"),
    expectedFailure: "invalidResponse",
    expectedFileFailure: undefined,
  },
  "broken JSON": {
    respond: respondWithText('{"items":[', "application/json"),
    expectedFailure: "invalidResponse",
    expectedFileFailure: undefined,
  },
  "an answer that is cut off": {
    respond: respondTruncated,
    expectedFailure: "invalidResponse",
    expectedFileFailure: "offline",
  },
  "an empty answer": {
    respond: respondWithText("", "application/json"),
    expectedFailure: "invalidResponse",
    expectedFileFailure: undefined,
  },
  "204": { respond: () => new Response(null, { status: 204 }), expectedFailure: "invalidResponse" },
  "201": {
    respond: (good) => new Response(good.body, { status: 201, headers: good.headers }),
    expectedFailure: "invalidResponse",
  },
  null: {
    respond: respondWithText("null", "application/json"),
    expectedFailure: "invalidResponse",
    expectedFileFailure: undefined,
  },
  "an answer of another kind": {
    respond: respondWithChangedBody(withWrongTypes),
    expectedFailure: "invalidResponse",
    expectedFileFailure: undefined,
  },
  "keys that reach a prototype": { respond: respondWithPrototypeKeys, expectedFailure: undefined },
};
