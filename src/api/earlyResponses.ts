/** A request that a script of `index.html` has started before the modules arrived. */
type EarlyResponse = { response: Promise<Response>; controller: AbortController };

declare global {
  // eslint-disable-next-line no-var
  var earlyResponses: Record<string, EarlyResponse> | undefined;
}

/**
 * Returns the response of a request that the page has started early, by its path below the API base with its query; only to
 * the first caller. Falls back to `send` without one, or when it failed and `signal` is not aborted.
 */
export async function takeEarlyResponse(
  path: string,
  send: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  const { earlyResponses = {} } = globalThis;
  const early = earlyResponses[path];
  if (early === undefined) return send();
  delete earlyResponses[path];
  // Not all that the request waits for ends with it: the page reads its settings first.
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = (): void => {
      early.controller.abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([early.response, aborted]).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return send();
  });
}
