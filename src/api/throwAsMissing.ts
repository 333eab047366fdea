import { ApiError, getFailure } from "./failure.ts";
import { isOperationMissing } from "./isOperationMissing.ts";

/**
 * Throws the error of a proposed operation again, as the failure `missing` when the server lacks the operation and does not
 * say what is wrong.
 */
export function throwAsMissing(error: unknown): never {
  const failure = getFailure(error);
  if (failure?.kind !== "notFound" && failure?.kind !== "rejected") throw error;
  if (failure.message !== undefined || !isOperationMissing(failure)) throw error;
  throw new ApiError({ kind: "missing" });
}
