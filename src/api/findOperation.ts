import { operations, type BearerAuth, type OperationRow } from "../generated/operations.js";

/**
 * Returns the operation of the contract with this method and path, or `undefined`. `path` is below the API base, without
 * its query, and has its parameters filled in: `/posts/public/301`.
 */
export function findOperation(method: string, path: string): OperationRow | undefined {
  const segments = path.split("/");
  return operations.find(([operationMethod, template]) => {
    const templateSegments = template.split("/");
    return (
      operationMethod === method &&
      templateSegments.length === segments.length &&
      templateSegments.every(
        (segment, index) => segment === segments[index] || (segment.startsWith("{") && segments[index] !== ""),
      )
    );
  });
}

/** Returns what the contract's `security` says about the bearer token of a request; "required" for an unknown path. */
export const getBearerAuth = (method: string, path: string): BearerAuth =>
  findOperation(method, path)?.[2] ?? "required";

/** Returns whether the caller needs nothing of a successful response but its status. */
export const allowsEmptyResponse = (method: string, path: string): boolean =>
  findOperation(method, path)?.[4] === "mayBeEmpty";
