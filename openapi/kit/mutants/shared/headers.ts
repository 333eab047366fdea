import type { FaultRequest, FaultResponse, RequestHandler } from "../fault.ts";
import { changeSuccess, withHeaderOf } from "../seeds.ts";

/** Changes a header of successful responses. */
export const setSuccessHeader = (operationId: string, name: string, value: string): (() => RequestHandler) =>
  changeSuccess([operationId], (response) => withHeaderOf(response, name, value));

/** Returns a request as a portal of the same origin sends it. */
export function withoutOrigin(request: FaultRequest): FaultRequest {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return { ...request, headers };
}

/** Returns a copy of a request with a header, or without it for `undefined`. */
export const withRequestHeader = (request: FaultRequest, name: string, value: string | undefined): FaultRequest => {
  const headers = new Headers(request.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return { ...request, headers };
};

/** Returns a copy of a request without some headers. */
export function withoutHeaders(request: FaultRequest, ...names: readonly string[]): FaultRequest {
  const headers = new Headers(request.headers);
  for (const name of names) headers.delete(name);
  return { ...request, headers };
}

/** Returns a copy of a response with other headers. */
export function withHeaders(response: FaultResponse, values: Readonly<Record<string, string>>): FaultResponse {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
  return { ...response, headers };
}
