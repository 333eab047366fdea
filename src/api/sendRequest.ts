import { ApiError } from "./failure.ts";

/** How long a request may take, in milliseconds. */
export const defaultTimeoutMs = 15_000;

/** How long the download or upload of a file may make no progress, in milliseconds. */
export const fileTimeoutMs = 300_000;

/** The Accept header of a request that downloads a file. */
export const fileAcceptHeader = "application/octet-stream, */*";

/**
 * How a request is sent: `fetch` unless `transport` is another function; the time limit covers the whole response, or each pause
 * of a download, unless `timeout` is aborted when the time is over. With `keepalive` the browser sends the request to the end although its page is
 * left.
 */
export type SendOptions = {
  transport?: (request: Request, init: { signal: AbortSignal; keepalive: boolean }) => Promise<Response>;
  timeoutMs?: number;
  timeout?: AbortSignal;
  keepalive?: boolean;
};

/** A time limit that starts again with each progress. `signal` is aborted when it is over. */
export type ProgressTimeout = { signal: AbortSignal; restart: () => void; stop: () => void };

/** Returns a time limit for the transfer of a file, which goes on as long as it makes progress, however slow it is. */
export function createProgressTimeout(): ProgressTimeout {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const restart = (): void => {
    stop();
    timer = setTimeout(() => controller.abort(), fileTimeoutMs);
  };
  restart();
  return { signal: controller.signal, restart, stop };
}

/**
 * Returns whether the type of a response is that of a page: one of a proxy, or of the sign-in of a network, says nothing about
 * the request. An empty response is none, whatever its type, which the caller has to know.
 */
export const isPage = ({ headers }: Response): boolean => /html|xml/i.test(headers.get("content-type") ?? "");

/**
 * Sends a request and reads its response to the end: a text of any type, because not every server names JSON as
 * such, or a file where the request accepts one.
 * Throws `ApiError` of the kind `offline` or `timeout`. Throws the abort reason when the caller aborted the request, also
 * while the body was being read. Throws `invalidResponse` for a successful response that is cut off.
 */
export async function sendRequest(request: Request, options: SendOptions = {}): Promise<Response> {
  if (request.headers.get("accept") !== fileAcceptHeader) return send(request, options);
  const timeout = createProgressTimeout();
  return send(request, { timeout: timeout.signal, ...options }, timeout.restart).finally(timeout.stop);
}

/** Sends a request as `sendRequest` says. With `onFileProgress`, which is called for each received part, it accepts a file. */
async function send(
  request: Request,
  {
    transport = (input, init) => fetch(input, init),
    timeoutMs = defaultTimeoutMs,
    timeout = AbortSignal.timeout(timeoutMs),
    keepalive = false,
  }: SendOptions,
  onFileProgress?: () => void,
): Promise<Response> {
  const signal = combineSignals(request.signal, timeout);
  const throwNetworkFailure = (error: unknown): never => {
    if (request.signal.aborted) throw request.signal.reason instanceof Error ? request.signal.reason : error;
    throw new ApiError({ kind: timeout.aborted ? "timeout" : "offline" });
  };

  const response = await transport(request, { signal, keepalive }).catch(throwNetworkFailure);
  // The whole file: one that was cut off must fail and not open half of it.
  if (onFileProgress !== undefined && response.status === 200)
    return new Response(await readFile(response, onFileProgress).catch(throwNetworkFailure), response);
  const text = await response.text().catch((error: unknown) => {
    if (signal.aborted) throwNetworkFailure(error);
    if (response.ok) throw new ApiError({ kind: "invalidResponse", status: response.status });
    return "";
  });
  // An empty body is null, because a response with status 204 may not have any.
  return new Response(text || null, response);
}

/** Returns the file of a response. Calls `onProgress` for each part of it that arrives. */
function readFile({ body }: Response, onProgress: () => void): Promise<Blob> {
  const parts = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      onProgress();
      controller.enqueue(part);
    },
  });
  return new Response(body?.pipeThrough(parts) ?? null).blob();
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
