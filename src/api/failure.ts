import type { FieldProblem } from "../generated/contract.d.ts";

/**
 * Why a request failed. A closed union, so that the compiler checks that every kind is handled.
 * - `offline`: the request did not reach the server (no network, connection refused, blocked);
 * - `accountChanged`: another account was chosen in another tab, so nothing was sent;
 * - `timeout`: no complete response within the time limit, or the 408 of a proxy that has waited too long for the request;
 * - `unauthorized` 401, `forbidden` 403, `notFound` 404, also 501, or 403 of a proposed operation whose data everybody may
 *   read: the server does not implement the operation;
 * - `invalid` 400 and 422: the request breaks a rule; `fields` has the problem of each field that the server names;
 * - `rejected`: any other 4xx (409, 429…), with the server's `code` and the seconds to wait, if any;
 * - `unavailable`: 5xx, also with the HTML page of a proxy;
 * - `invalidResponse`: a response that breaks the contract (not JSON, cut off, empty, without required fields).
 * - `missing`: the server lacks an operation that the contract only proposes, and that does something (`throwAsMissing`).
 */
export type Failure =
  | { kind: "offline" }
  | { kind: "timeout" }
  | { kind: "accountChanged" }
  | { kind: "unauthorized"; message?: string }
  | { kind: "forbidden"; message?: string }
  | { kind: "notFound"; message?: string }
  | { kind: "missing" }
  | { kind: "invalid"; message?: string; fields: readonly FieldProblem[] }
  | { kind: "rejected"; status: number; message?: string; code?: string; retryAfter?: number }
  | { kind: "unavailable"; status: number; message?: string; retryAfter?: number }
  | { kind: "invalidResponse"; status: number };

/** The error that a request throws. Its message has the kind and the status, and nothing of the request. */
export class ApiError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super("status" in failure ? `${failure.kind} ${failure.status}` : failure.kind);
    this.name = "ApiError";
    this.failure = failure;
  }
}

/** Throws the failure of a request that did not reach the server, or of a chunk that it needs and that could not be loaded. */
export const throwOffline = (): never => {
  throw new ApiError({ kind: "offline" });
};

/** Returns the failure of an `ApiError`; `undefined` for any other error. */
export const getFailure = (error: unknown): Failure | undefined =>
  error instanceof ApiError ? error.failure : undefined;

/** The failure of a 401 in spite of fresh tokens. The message of a 401 would say that nobody is signed in. */
export const requestRejection: Failure = { kind: "rejected", status: 401 };
