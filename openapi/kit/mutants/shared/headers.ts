import type { FaultRequest, RequestHandler } from "../fault.ts";
import { changeSuccess } from "./seeds.ts";

/** Returns a copy of a request or a response with a header. */
export function withHeaderOf<T extends { headers: Headers }>(message: T, name: string, value: string): T {
  const headers = new Headers(message.headers);
  headers.set(name, value);
  return { ...message, headers };
}

/** Returns a copy of a request without a header. */
export function withoutHeader(request: FaultRequest, name: string): FaultRequest {
  const headers = new Headers(request.headers);
  headers.delete(name);
  return { ...request, headers };
}

/** Returns a copy of a request with another access token. */
export const withToken = (request: FaultRequest, token: string): FaultRequest =>
  withHeaderOf(request, "authorization", `Bearer ${token}`);

/** Changes a header of successful responses. */
export const setSuccessHeader = (operationId: string, name: string, value: string): (() => RequestHandler) =>
  changeSuccess([operationId], (response) => withHeaderOf(response, name, value));
