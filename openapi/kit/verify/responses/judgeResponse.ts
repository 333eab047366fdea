import type { ContractOperation } from "../../contract/operations.ts";
import { isSpecifiedSuccess } from "../../contract/specifiedSuccess.ts";
import type { ContractError } from "../../contract/validator.ts";
import { ContractViolation } from "../outcomes.ts";
import type { OperationResponse } from "../run/contractClient.ts";
import { refusesInBody } from "./specifiedResponses.ts";

/**
 * Returns whether a response refuses its request: with the status of an error, or of a specified operation also with a body
 * that the portal reads as a refusal, such as `{ success: false }`.
 */
export const isRefusal = (operation: ContractOperation, { status, body }: OperationResponse): boolean =>
  status >= 400 || (!operation.isProposed && status >= 200 && refusesInBody(operation, body));

/** Returns whether a response takes its request: with the status of a success, and without a body that refuses it. */
export const isAccepted = (operation: ContractOperation, response: OperationResponse): boolean =>
  response.status >= 200 && response.status < 300 && !isRefusal(operation, response);

/** Returns whether a response is another success than the declared 200, or one without a body, which `x-mayBeEmpty` allows. */
export const isBareSuccess = (operation: ContractOperation, { status, text }: OperationResponse): boolean =>
  operation.mayBeEmpty && isSpecifiedSuccess(operation, status) && (status !== 200 || text === "");

const maxTextLength = 400;

/**
 * Describes a response by its status and text. A rule adds the value that violates it, unless the text shows it. For 429, adds
 * when another run would be accepted, because a limit may count the requests of an earlier run.
 */
export function describeResponse({ status, text, headers }: OperationResponse, rule?: ContractError): string {
  const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  const limit =
    status === 429
      ? ` (Retry-After: ${headers.get("retry-after") ?? "none"}; the limit may count the requests of an earlier run)`
      : "";
  const response = `${status === 0 ? "no response" : status} ${shown === "" ? "without a body" : shown}${limit}`;
  const isShown = rule?.received === undefined || (rule.received.startsWith("/") && shown === text);
  return isShown ? response : `${rule.received} (response: ${response})`;
}

/**
 * Throws `ContractViolation` with a response when a rule that the contract states only in prose does not hold. The finding
 * repeats the request of the response.
 */
export const assertHolds = (holds: boolean, expected: string, response: OperationResponse): void => {
  if (!holds) throw new ContractViolation(expected, describeResponse(response), response.curl);
};
