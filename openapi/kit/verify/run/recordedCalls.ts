import { ContractViolation } from "../outcomes.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractClient, OperationRequest, OperationResponse } from "./contractClient.ts";

/** A request of the verification, its response and how long the server took. */
export type RecordedCall = {
  operation: ContractOperation;
  request: OperationRequest;
  response: OperationResponse;
  durationMs: number;
};

/** Returns a client that adds each request and its response, also one without content, to `recordedCalls`. */
export const recordCalls = (client: ContractClient, recordedCalls: RecordedCall[]): ContractClient => ({
  ...client,
  send: async (operation, request = {}) => {
    const startedAt = performance.now();
    const record = (response: OperationResponse): void =>
      void recordedCalls.push({ operation, request, response, durationMs: Math.round(performance.now() - startedAt) });
    try {
      const response = await client.send(operation, request);
      record(response);
      return response;
    } catch (error) {
      if (error instanceof ContractViolation && error.source !== undefined) record(error.source.response);
      throw error;
    }
  },
});

/** Returns the successful responses of an operation. */
export const findSuccesses = (
  recordedCalls: readonly RecordedCall[],
  { id }: ContractOperation,
): readonly RecordedCall[] =>
  recordedCalls.filter(
    ({ operation, response }) => operation.id === id && response.status >= 200 && response.status < 300,
  );

/** Returns the errors that an operation has returned so far. */
export const findErrors = (
  recordedCalls: readonly RecordedCall[],
  { id }: ContractOperation,
): readonly RecordedCall[] =>
  recordedCalls.filter(({ operation, response }) => operation.id === id && response.status >= 400);
