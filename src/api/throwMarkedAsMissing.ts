import { ApiError, getFailure } from "./failure.ts";
import { isOperationMissing } from "./isOperationMissing.ts";

/**
 * Throws the error of an operation that the contract only proposes again. The failure of a server without it is marked as
 * `isMissing`, unless the server says what is wrong.
 */
export function throwMarkedAsMissing(error: unknown): never {
  const failure = getFailure(error);
  if (failure?.kind !== "notFound" && failure?.kind !== "rejected") throw error;
  if (failure.message !== undefined || !isOperationMissing(failure)) throw error;
  throw new ApiError({ ...failure, isMissing: true });
}
