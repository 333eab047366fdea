/** Options of a limited `fetch`. */
type LimitedFetchOptions = {
  send?: typeof fetch;
  /** The largest response, in bytes. */
  maxBytes?: number;
  /** Receives the reason of each request without a usable answer. */
  onFailure?: (reason: string) => void;
};

/** What a backend answers to a call that it does not have, or a firewall before it: it says nothing about a record. */
const refusedStatuses: readonly number[] = [403, 501];

/**
 * Returns a `fetch` for a server that renders pages: it follows no redirect, so that a backend cannot send it to another host,
 * and fails for a response that says nothing about a record, or is too large for its memory.
 */
export const createLimitedFetch =
  ({ send = fetch, maxBytes = 2 * 1024 * 1024, onFailure = () => undefined }: LimitedFetchOptions = {}): typeof fetch =>
  async (input, init) => {
    try {
      const response = await send(input, { ...init, redirect: "error", credentials: "omit" });
      if (!refusedStatuses.includes(response.status)) return limitBody(response, maxBytes);
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    } catch (error) {
      onFailure(describeFailure(error));
      throw error;
    }
  };

/** Returns a response whose body fails when it is too large. */
function limitBody(response: Response, maxBytes: number): Response {
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
}

/** Returns the code of a failure, such as `ECONNREFUSED`, or its message. `fetch` has it as the cause of its own error. */
function describeFailure(error: unknown): string {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return typeof code === "string" ? code : message;
}
