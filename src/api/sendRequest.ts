import { ApiError } from "./failure.ts";
import { toFailure } from "./toFailure.ts";

/** How long a call may take, in milliseconds. */
export const defaultTimeoutMs = 15_000;

/** How long a file may be on its way, in milliseconds. */
export const fileTimeoutMs = 300_000;

/** What the Accept header of a call says that answers with a file. */
export const fileAcceptHeader = "application/octet-stream, */*";

/** How a request travels, and how long its answer is waited for; `fetch` and `patience` when nothing is said. */
export type SendOptions = {
  transport?: (request: Request, init: { signal: AbortSignal }) => Promise<Response>;
  timeoutMs?: number;
};

/**
 * One request leaves; one good answer or one `CallFailed` returns.
 * A good answer is what every call of the contract promises: status 200 and a JSON body, or any body where the request
 * accepts a file. Any other success, such as an empty one, is a `protocol` failure. Keys that could reach an object's
 * prototype are dropped from the body, and halves of characters replaced. A request that its caller aborted throws the caller's own AbortError, also when the
 * answer had begun to arrive.
 */
export async function sendRequest(
  request: Request,
  { transport = (input, init) => fetch(input, init), ...travel }: SendOptions = {},
): Promise<Response> {
  const wantsFile = request.headers.get("accept") === fileAcceptHeader;
  const clock = AbortSignal.timeout(travel.timeoutMs ?? (wantsFile ? fileTimeoutMs : defaultTimeoutMs));
  const signal = AbortSignal.any([request.signal, clock]);
  const lost = (error: unknown): never => {
    if (request.signal.aborted) throw request.signal.reason instanceof Error ? request.signal.reason : error;
    throw new ApiError({ kind: clock.aborted ? "timeout" : "offline" });
  };

  const response = await transport(request, { signal }).catch(lost);
  const type = response.headers.get("content-type") ?? "";
  // The whole file, so that one that was cut off is lost and not half shown.
  if (wantsFile && response.status === 200)
    return new Response(await response.blob().catch(lost), { headers: { "content-type": type } });
  const isJson = /\bjson\b/i.test(type);
  // The page of a proxy is not read to its end: its connection is wanted for something better.
  if (!isJson) await response.body?.cancel().catch(() => undefined);
  // A text that was cut off is no JSON; one that nobody waits for any longer is lost.
  const body = isJson
    ? parseJson(await response.text().catch((error: unknown) => (signal.aborted ? lost(error) : "")))
    : undefined;
  if (!response.ok) throw new ApiError(toFailure(response, body));
  if (response.status !== 200 || body === undefined || body === null)
    throw new ApiError({ kind: "invalidResponse", status: response.status });
  return Response.json(body);
}

/** JSON without the keys that could reach an object's prototype, its texts whole characters; `undefined` for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""), (key, value: unknown) => {
      if (key === "__proto__" || key === "constructor" || key === "prototype") return undefined;
      // Half a character cannot stand in an address: whoever makes a link of a name would fail.
      return typeof value === "string" ? value.toWellFormed() : value;
    });
  } catch {
    return undefined;
  }
}
