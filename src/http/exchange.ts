import { CallFailed } from "./failure.ts";
import { refusalOf } from "./refusal.ts";

/** How long a call may take, in milliseconds. */
export const patience = 15_000;

/**
 * One request leaves; one good answer or one `CallFailed` returns.
 * A good answer has a status of 200–299 and a JSON body that really is JSON; keys that could reach an object's prototype
 * are dropped from it. A request that its caller aborted throws the caller's own AbortError.
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
  if (!response.ok) {
    const text = isJson ? await response.text().catch(() => "") : "";
    throw new CallFailed(refusalOf(response, parse(text)));
  }
  // 204 and an empty 200 are good answers of calls whose answer has no content.
  if (response.status === 204) return response;
  if (!isJson) {
    const empty = (await response.text().catch(lost)) === "";
    if (empty) return new Response(null, { status: 204 });
    throw new CallFailed({ kind: "protocol", status: response.status });
  }
  const body = parse(await response.text().catch(() => ""));
  if (body === undefined) throw new CallFailed({ kind: "protocol", status: response.status });
  return Response.json(body, { status: response.status });
}

/** JSON without the keys that could reach an object's prototype; `undefined` for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""), (key, value: unknown) => (key === "__proto__" || key === "constructor" || key === "prototype" ? undefined : value));
  } catch {
    return undefined;
  }
}
