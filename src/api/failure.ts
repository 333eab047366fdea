import type { components } from "../generated/contract.d.ts";

type FieldProblem = components["schemas"]["FieldProblem"];

/**
 * Why a call brought no good answer. A closed union: everything that shows or handles a failure covers every kind.
 * - `offline`: the request did not reach the server (no network, refused, blocked);
 * - `timeout`: no answer within the time that a call may take;
 * - `unauthorized` 401, `forbidden` 403, `notFound` 404, also 501: this server does not have the call;
 * - `invalid` 400 and 422: what was sent breaks a rule, field by field where the server says so;
 * - `rejected`: any other 4xx (409, 429…), with the server's own code and the seconds to wait if it gave them;
 * - `unavailable`: 5xx, also the HTML page of a proxy;
 * - `invalidResponse`: an answer that is not what the contract promises (no JSON, cut off, empty).
 */
export type Failure =
  | { kind: "offline" }
  | { kind: "timeout" }
  | { kind: "unauthorized"; message?: string }
  | { kind: "forbidden"; message?: string }
  | { kind: "notFound"; message?: string }
  | { kind: "invalid"; message?: string; fields: readonly FieldProblem[] }
  | { kind: "rejected"; status: number; message?: string; code?: string; retryAfter?: number }
  | { kind: "unavailable"; status: number; message?: string; retryAfter?: number }
  | { kind: "invalidResponse"; status: number };

/** The one error that a call throws. Its message names the kind and the status, never what was sent. */
export class ApiError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super("status" in failure ? `${failure.kind} ${failure.status}` : failure.kind);
    this.name = "ApiError";
    this.failure = failure;
  }
}

/** The failure that an error carries; `undefined` for any other error. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof ApiError ? error.failure : undefined;

/** Whether an error only says that nobody waits for the answer any more (page left, newer search). It is never shown. */
export const isAbortError = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
