import { ApiError } from "./failure.ts";

/** How long a request may take, in milliseconds. */
export const defaultTimeoutMs = 15_000;

/** How long the download of a file may take, and the upload of one may make no progress, in milliseconds. */
export const fileTimeoutMs = 300_000;

/** The Accept header of a request that downloads a file. */
export const fileAcceptHeader = "application/octet-stream, */*";

/**
 * How a request is sent: `fetch` unless `transport` is another function; the time limit covers the whole response, unless
 * `timeout` is aborted when the time is over. With `keepalive` the browser sends the request to the end although its page is
 * left.
 */
export type SendOptions = {
  transport?: (request: Request, init: { signal: AbortSignal; keepalive: boolean }) => Promise<Response>;
  timeoutMs?: number;
  timeout?: AbortSignal;
  keepalive?: boolean;
};

/** Returns whether a response is a page: that of a proxy, or of the sign-in of a network, says nothing about the request. */
export const isPage = ({ headers }: Response): boolean => /html|xml/i.test(headers.get("content-type") ?? "");

/**
 * Returns a response of the type of a page: without its text, or without its type when it has none, because an empty response
 * of any type is no page.
 */
export async function readPage(response: Response): Promise<Response> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  // Cancelling it frees the connection.
  await reader?.cancel().catch(() => undefined);
  const page = new Response(null, response);
  if (!first?.value?.length) page.headers.delete("content-type");
  return page;
}

/**
 * Sends a request and reads its response to the end: a text of any type but a page, because not every server names JSON as
 * such, or a file where the request accepts one.
 * Throws `ApiError` of the kind `offline` or `timeout`. Throws the abort reason when the caller aborted the request, also
 * while the body was being read. Throws `invalidResponse` for a successful response that is cut off.
 */
export async function sendRequest(
  request: Request,
  {
    transport = (input, init) => fetch(input, init),
    timeoutMs,
    timeout: ownTimeout,
    keepalive = false,
  }: SendOptions = {},
): Promise<Response> {
  const acceptsFile = request.headers.get("accept") === fileAcceptHeader;
  const timeout = ownTimeout ?? AbortSignal.timeout(timeoutMs ?? (acceptsFile ? fileTimeoutMs : defaultTimeoutMs));
  const signal = combineSignals(request.signal, timeout);
  const throwNetworkFailure = (error: unknown): never => {
    if (request.signal.aborted) throw request.signal.reason instanceof Error ? request.signal.reason : error;
    throw new ApiError({ kind: timeout.aborted ? "timeout" : "offline" });
  };

  const response = await transport(request, { signal, keepalive }).catch(throwNetworkFailure);
  // The whole file: one that was cut off must fail and not open half of it.
  if (acceptsFile && response.status === 200)
    return new Response(await response.blob().catch(throwNetworkFailure), response);
  if (isPage(response)) return readPage(response).catch(throwNetworkFailure);
  const text = await response.text().catch((error: unknown) => {
    if (signal.aborted) throwNetworkFailure(error);
    if (response.ok) throw new ApiError({ kind: "invalidResponse", status: response.status });
    return "";
  });
  // An empty body is null, because a response with status 204 may not have any.
  return new Response(text || null, response);
}

/** Returns a signal that aborts with the first of two. Older browsers lack `AbortSignal.any`. */
function combineSignals(first: AbortSignal, second: AbortSignal): AbortSignal {
  if ("any" in AbortSignal) return AbortSignal.any([first, second]);
  const controller = new AbortController();
  for (const signal of [first, second]) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
