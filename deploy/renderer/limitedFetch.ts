/** The largest response of a backend that a renderer reads, in bytes. */
const maxResponseBytes = 2 * 1024 * 1024;

/**
 * Returns a `fetch` for a server that renders pages: it follows no redirect, so that a backend cannot send it to another host,
 * and fails for a response that is too large for its memory.
 */
export const createLimitedFetch =
  (send: typeof fetch = fetch, maxBytes = maxResponseBytes): typeof fetch =>
  async (input, init) => {
    const response = await send(input, { ...init, redirect: "error", credentials: "omit" });
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
