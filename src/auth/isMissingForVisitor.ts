import { isOperationMissing } from "../api/isOperationMissing.ts";
import type { Failure } from "../api/failure.ts";
import { sessionStore } from "./sessionStore.ts";

/**
 * Returns whether a failure may be that of a server without the operation. Such a server may also demand a sign-in, of a
 * visitor whom the search has led here.
 */
export const isMissingForVisitor = (failure: Failure | undefined): boolean =>
  (failure?.kind === "unauthorized" && sessionStore.current.state === "anonymous") || isOperationMissing(failure);
