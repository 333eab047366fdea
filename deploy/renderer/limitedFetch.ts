/** The largest response of a backend that a renderer reads, in bytes. */
const maxResponseBytes = 2 * 1024 * 1024;

/** What a backend answers to a call that it does not have, or a firewall before it: it says nothing about a record. */
const refusedStatuses: readonly number[] = [403, 501];

/**
 * Returns a `fetch` for a server that renders pages: it follows no redirect, so that a backend cannot send it to another host,
 * and fails for a response that says nothing about a record, or is too large for its memory.
 */
export const createLimitedFetch =
  (send: typeof fetch = fetch, maxBytes = maxResponseBytes): typeof fetch =>
  async (input, init) => {
    const response = await send(input, { ...init, redirect: "error", credentials: "omit" });
    if (refusedStatuses.includes(response.status)) {
      await response.body?.cancel();
      throw new Error(`The backend answered ${response.status}.`);
    }
    if (response.body === null) return response;
    let length = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        length += chunk.length;
        if (length > maxBytes) controller.error(new Error("The response is too large."));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
  };
