import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { ContractViolation, skipWhenRateLimited, type ViolationSource } from "../outcomes.ts";
import { describeResponse, isRefusal } from "../responses/judgeResponse.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";

/** The statuses with which a server refuses a thing of another person. Any other error refuses it too. */
const refusalStatuses = [403, 404];

/** Creates a check of whose data an operation shows or changes. */
export const defineAccessCheck = (name: string, run: ContractCheck["run"]): ContractCheck => ({
  name,
  isSpecified: true,
  run,
});

/** Returns the source of a violation where the server fails, so that an operation that fails for everybody is one finding. */
const listSources = (
  operation: ContractOperation,
  response: OperationResponse,
  expected: readonly number[],
): readonly [] | readonly [ViolationSource] => (response.status >= 500 ? [{ operation, response, expected }] : []);

/**
 * Throws `ContractViolation` when a response takes its request, or when the server fails. `statuses` are those with which it may
 * refuse the request.
 */
export function assertNotTaken(
  operation: ContractOperation,
  response: OperationResponse,
  expected: string,
  statuses: readonly number[],
): void {
  const { status } = response;
  skipWhenRateLimited(status);
  if (!isRefusal(operation, response) || status >= 500)
    throw new ContractViolation(
      expected,
      describeResponse(response),
      response.curl,
      ...listSources(operation, response, statuses),
    );
}

/** Throws `ContractViolation` when a response gives or does what only another person may have, or when the server fails. */
export const assertRefused = (operation: ContractOperation, response: OperationResponse, what: string): void =>
  assertNotTaken(operation, response, `${refusalStatuses.join(" or ")} for ${what}`, refusalStatuses);

/** Sends a request with another token. Throws `ContractViolation` unless the server refuses the token with 401. */
export async function expectRefusedToken(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  { token, description }: { token: string; description: string },
): Promise<void> {
  const response = await context.client.send(operation, { ...request, token, lang: "en" });
  skipWhenRateLimited(response.status);
  if (response.status !== 401)
    throw new ContractViolation(
      `401 for ${description}`,
      describeResponse(response),
      response.curl,
      ...listSources(operation, response, [401]),
    );
}
