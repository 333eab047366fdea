import type { ContractOperation } from "../contract/operations.ts";
import type { ContractClient, OperationRequest, OperationResponse } from "./contractClient.ts";

/** A request of the verification, its response and how long the server took. */
export type Exchange = {
  operation: ContractOperation;
  request: OperationRequest;
  response: OperationResponse;
  durationMs: number;
};

/** Returns a client that adds each request and its response to `exchanges`. */
export const recordExchanges = (client: ContractClient, exchanges: Exchange[]): ContractClient => ({
  ...client,
  send: async (operation, request = {}) => {
    const startedAt = performance.now();
    const response = await client.send(operation, request);
    exchanges.push({ operation, request, response, durationMs: Math.round(performance.now() - startedAt) });
    return response;
  },
});

/** Returns the successful responses of an operation. */
export const findSuccesses = (exchanges: readonly Exchange[], { id }: ContractOperation): readonly Exchange[] =>
  exchanges.filter(({ operation, response }) => operation.id === id && response.status >= 200 && response.status < 300);
