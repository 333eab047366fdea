import type { Failure } from "../../src/api/failure.ts";

/** What happens to one request: an answer, or an error as the browser's `fetch` throws it. `good` is the answer that the contract shows. */
type Happening = (good: Response, signal: AbortSignal) => Response | Promise<Response>;

/** A fault of the network, of a proxy or of the service, and the one failure that a call comes to by it. */
export type Fault = {
  happens: Happening;
  /** `undefined` where the call succeeds all the same. */
  comesTo: Failure["kind"] | undefined;
  /** The same for a call that brings a file, whose body no contract describes. */
  ofFileComesTo?: Failure["kind"] | undefined;
};

const refusing =
  (status: number, headers: Readonly<Record<string, string>> = {}, body: object = { message: `No ${status}` }): Happening =>
  () =>
    Response.json(body, { status, headers });
const saying =
  (text: string | null, type: string, status = 200): Happening =>
  () =>
    new Response(text, { status, headers: { "content-type": type } });
const changed =
  (change: (body: unknown) => unknown): Happening =>
  async (good) =>
    good.headers.get("content-type") === "application/json" ? Response.json(change(await good.json())) : good;

const untilGivenUp: Happening = (_good, signal) =>
  new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp);
  });

const cutOff: Happening = async (good) => {
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
const mistaken = (body: unknown): unknown => {
  if (Array.isArray(body)) return {};
  if (typeof body !== "object" || body === null) return [body];
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === "object" ? "text" : { value }]));
};

/** Text whose keys would reach an object's prototype, beside all that is good. */
const polluted: Happening = async (good) => {
  const text = await good.text();
  const evil = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  return new Response(text.startsWith("{") ? text.replace("{", `{${evil}${text === "{}" ? "" : ","}`) : text, { headers: { "content-type": "application/json" } });
};

/** Every fault that a call may meet, by its name. A call that is added to the contract meets them all. */
export const faults: Readonly<Record<string, Fault>> = {
  "no network": { happens: () => Promise.reject(new TypeError("Failed to fetch")), comesTo: "offline" },
  "an answer that the browser withholds": { happens: () => Promise.reject(new TypeError("NetworkError when attempting to fetch resource.")), comesTo: "offline" },
  "no answer in time": { happens: untilGivenUp, comesTo: "timeout" },
  "400": { happens: refusing(400), comesTo: "invalid" },
  "422 with fields": { happens: refusing(422, {}, { message: "No", fields: [{ field: "name", message: "Short" }] }), comesTo: "invalid" },
  "403": { happens: refusing(403), comesTo: "forbidden" },
  "403 of a proxy": { happens: saying("<h1>403</h1>", "text/html", 403), comesTo: "forbidden" },
  "404": { happens: refusing(404), comesTo: "notFound" },
  "409": { happens: refusing(409), comesTo: "refused" },
  "413 of a proxy": { happens: saying("<h1>413</h1>", "text/html", 413), comesTo: "refused" },
  "429": { happens: refusing(429, { "retry-after": "7" }), comesTo: "refused" },
  "500": { happens: refusing(500), comesTo: "unavailable" },
  "500 with words that are none": { happens: refusing(500, {}, { message: { __html: "<b>" } }), comesTo: "unavailable" },
  "501": { happens: refusing(501), comesTo: "notFound" },
  "502 of a proxy": { happens: saying("<h1>502</h1>", "text/html", 502), comesTo: "unavailable" },
  "502 without a body": { happens: saying(null, "", 502), comesTo: "unavailable" },
  "503 with a time to wait": { happens: refusing(503, { "retry-after": "3" }), comesTo: "unavailable" },
  "a sign-in page": { happens: saying("<html>Sign in</html>", "text/html"), comesTo: "protocol", ofFileComesTo: undefined },
  "broken JSON": { happens: saying('{"items":[', "application/json"), comesTo: "protocol", ofFileComesTo: undefined },
  "an answer that is cut off": { happens: cutOff, comesTo: "protocol", ofFileComesTo: "offline" },
  "an empty answer": { happens: saying("", "application/json"), comesTo: "protocol", ofFileComesTo: undefined },
  "204": { happens: () => new Response(null, { status: 204 }), comesTo: "protocol" },
  "201": { happens: (good) => new Response(good.body, { status: 201, headers: good.headers }), comesTo: "protocol" },
  "null": { happens: saying("null", "application/json"), comesTo: "protocol", ofFileComesTo: undefined },
  "an answer of another kind": { happens: changed(mistaken), comesTo: "protocol", ofFileComesTo: undefined },
  "keys that reach a prototype": { happens: polluted, comesTo: undefined },
};
