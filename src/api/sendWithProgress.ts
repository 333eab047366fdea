import { sessionHeader } from "./gatewayProtocol.ts";
import type { SendOptions } from "./sendRequest.ts";

/**
 * Returns a transport that sends by XMLHttpRequest, because `fetch` reports no upload progress. `onProgress` receives the
 * fraction that was sent, from 0 to 1. Rejects as `fetch` does.
 */
export const sendWithProgress =
  (onProgress: (fraction: number) => void): NonNullable<SendOptions["transport"]> =>
  async (request, { signal }) => {
    const body = await request.blob();
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = "blob";
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener("progress", ({ loaded, total }) => total > 0 && onProgress(loaded / total));
    const abort = (): void => xhr.abort();
    signal.addEventListener("abort", abort);
    try {
      return await new Promise<Response>((resolve, reject) => {
        xhr.addEventListener("load", () => resolve(toResponse(xhr)));
        xhr.addEventListener("error", () => reject(new TypeError("The request did not reach the server.")));
        xhr.addEventListener("abort", () => reject(signal.reason));
        if (signal.aborted) reject(signal.reason);
        else xhr.send(body);
      });
    } finally {
      signal.removeEventListener("abort", abort);
    }
  };

/** Returns the response of a finished XMLHttpRequest, with the headers that the client reads. */
function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ["content-type", "date", "retry-after", sessionHeader]) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const hasNullBody = xhr.status === 204 || xhr.status === 205 || xhr.status === 304;
  return new Response(hasNullBody ? null : (xhr.response as Blob), { status: xhr.status, headers });
}
