import { CallFailed } from "./failure.ts";
import { refusalOf } from "./refusal.ts";

/** How long a call may take, in milliseconds. */
export const patience = 15_000;

/**
 * One request leaves; one good answer or one `CallFailed` returns.
 * A good answer is what every call of the contract promises: status 200 and a JSON body. Any other success, such as an empty
 * one, is a `protocol` failure. Keys that could reach an object's prototype are dropped from the body. A request that its
 * caller aborted throws the caller's own AbortError, also when the answer had begun to arrive.
 */
export async function exchange(request: Request, send: typeof fetch = (input, init) => fetch(input, init)): Promise<Response> {
  const clock = AbortSignal.timeout(patience);
  const signal = AbortSignal.any([request.signal, clock]);
  const lost = (error: unknown): never => {
    if (request.signal.aborted) throw request.signal.reason instanceof Error ? request.signal.reason : error;
    throw new CallFailed({ kind: clock.aborted ? "timeout" : "offline" });
  };

  const response = await send(request, { signal }).catch(lost);
  const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "");
  // The page of a proxy is not read to its end: its connection is wanted for something better.
  if (!isJson) await response.body?.cancel().catch(() => undefined);
  // A text that was cut off is no JSON; one that nobody waits for any longer is lost.
  const body = isJson ? parse(await response.text().catch((error: unknown) => (signal.aborted ? lost(error) : ""))) : undefined;
  if (!response.ok) throw new CallFailed(refusalOf(response, body));
  if (response.status !== 200 || body === undefined || body === null) throw new CallFailed({ kind: "protocol", status: response.status });
  return Response.json(body);
}

/** JSON without the keys that could reach an object's prototype; `undefined` for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""), (key, value: unknown) => (key === "__proto__" || key === "constructor" || key === "prototype" ? undefined : value));
  } catch {
    return undefined;
  }
}
