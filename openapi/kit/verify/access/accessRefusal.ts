import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { ContractViolation, skipWhenRateLimited } from "../outcomes.ts";
import { isRefusal } from "../responses/judgeResponse.ts";
import type { OperationResponse } from "../run/contractClient.ts";

/** The statuses with which a server refuses a thing of another person. Any other error refuses it too. */
const refusalStatuses = [403, 404];

/** Creates a check of whose data an operation shows or changes. */
export const defineAccessCheck = (name: string, run: ContractCheck["run"]): ContractCheck => ({
  name,
  isSpecified: true,
  run,
});

/**
 * Throws `ContractViolation` when a response gives or does what only another person may have, or when the server fails. A
 * server that fails for everybody is one finding.
 */
export function assertRefused(operation: ContractOperation, response: OperationResponse, what: string): void {
  const { status, text, curl } = response;
  skipWhenRateLimited(status);
  if (!isRefusal(operation, response) || status >= 500)
    throw new ContractViolation(
      `${refusalStatuses.join(" or ")} for ${what}`,
      `${status} ${text.slice(0, 200)}`,
      curl,
      ...(status >= 500 ? [{ operation, response, expected: refusalStatuses }] : []),
    );
}
