import type { Failure } from "./failure.ts";
import { isRateLimited } from "./isRateLimited.ts";

/**
 * Returns whether the server has understood a request of somebody who may send one, and refused it: the same request would be
 * refused again. That is not so after too many requests (429).
 */
export const isRefused = (failure: Failure | undefined): boolean =>
  failure !== undefined &&
  ["forbidden", "notFound", "invalid", "rejected"].includes(failure.kind) &&
  !isRateLimited(failure);
