import type { SendOptions } from "./sendRequest.ts";

/**
 * Sends a request by XMLHttpRequest, which alone tells how much has left: `onProgress` is given a part of the whole, from 0
 * to 1. For files; everything else travels by `fetch`. Fails as `fetch` does.
 */
export const sendWithProgress =
  (onProgress: (part: number) => void): NonNullable<SendOptions["transport"]> =>
  async (request, { signal }) => {
    const body = await request.blob();
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = "blob";
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.addEventListener("progress", ({ loaded, total }) => total > 0 && onProgress(loaded / total));
    const stop = (): void => call.abort();
    signal.addEventListener("abort", stop);
    try {
      return await new Promise<Response>((resolve, reject) => {
        call.addEventListener("load", () => resolve(toResponse(call)));
        call.addEventListener("error", () => reject(new TypeError("The request did not reach the server.")));
        call.addEventListener("abort", () => reject(signal.reason));
        if (signal.aborted) reject(signal.reason);
        else call.send(body);
      });
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };

/** What came back, as the answer of `fetch` that the rest of the portal reads. */
function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ["content-type", "retry-after"]) {
    const value = call.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const bodyless = call.status === 204 || call.status === 205 || call.status === 304;
  return new Response(bodyless ? null : (call.response as Blob), { status: call.status, headers });
}
