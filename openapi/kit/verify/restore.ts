import type { ContractOperation } from "../contract/operations.ts";
import type { VerifyContext } from "./check.ts";
import { ContractViolation } from "./outcomes.ts";
import { describeResponse, isAccepted } from "./responses/judgeResponse.ts";
import type { OperationRequest } from "./run/contractClient.ts";

const restoringRequests = new WeakSet<OperationRequest>();

/** Returns whether a request restores what a check has changed, so that its response says nothing about the check. */
export const isRestoring = (request: OperationRequest): boolean => restoringRequests.has(request);

/**
 * Sends the request that restores what was changed. A server that refuses it, or does not respond, gets a note, so that what a check
 * has found before is not replaced.
 */
export async function restore(
  { client, notes }: Pick<VerifyContext, "client" | "notes">,
  operation: ContractOperation,
  request: OperationRequest,
): Promise<void> {
  const add = (received: string, curl: string | undefined): void =>
    notes.add(`what was changed could not be restored with ${operation.id}: ${received}`, curl);
  restoringRequests.add(request);
  try {
    const response = await client.send(operation, request);
    if (!isAccepted(operation, response)) add(describeResponse(response), response.curl);
  } catch (error) {
    if (!(error instanceof ContractViolation)) throw error;
    add("no response", error.curl);
  }
}
