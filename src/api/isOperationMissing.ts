import type { Failure } from "./failure.ts";

/**
 * Returns whether a failure may be that of a server without the operation: 404 or 501, or the 403, 405 or 401 of a server that
 * refuses every path or method that it does not know. A 401 that is `rejected` came in spite of fresh tokens.
 */
export const isOperationMissing = (failure: Failure | undefined): boolean =>
  failure?.kind === "notFound" ||
  failure?.kind === "forbidden" ||
  (failure?.kind === "rejected" && [401, 405].includes(failure.status));
