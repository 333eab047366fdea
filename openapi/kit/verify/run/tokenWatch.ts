import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractClient, OperationRequest, OperationResponse } from "./contractClient.ts";

/** What a client knows about the access tokens that it has sent. */
export type TokenWatch = {
  /**
   * Returns the token of a response with 401 when it has ended: the server accepted it before, where possible for another
   * call, and no longer does.
   */
  findEndedToken: (response: OperationResponse) => Promise<string | undefined>;
};

type Reading = { operation: ContractOperation; request: OperationRequest };

/** Wraps a client. Notices when the server no longer accepts a token that it has accepted, such as one that has expired. */
export function watchTokens<Client extends ContractClient>(client: Client): Client & TokenWatch {
  /** The latest successful reading of each operation, by token. */
  const accepted = new Map<string, Map<string, Reading>>();
  const refused = new WeakMap<OperationResponse, { operationId: string; token: string }>();
  return {
    ...client,
    send: async (operation, request = {}) => {
      const response = await client.send(operation, request);
      const { id, bearerAuth, method, isMutating } = operation;
      const { token } = request;
      if (token === undefined || bearerAuth !== "required") return response;
      if (response.status === 401) refused.set(response, { operationId: id, token });
      if (response.status === 200 && method === "GET" && !isMutating) {
        const readings = accepted.get(token) ?? new Map<string, Reading>();
        accepted.set(token, readings.set(id, { operation, request }));
      }
      return response;
    },
    findEndedToken: async (response) => {
      const call = refused.get(response);
      if (call === undefined) return undefined;
      const readings = [...(accepted.get(call.token)?.values() ?? [])];
      // One call alone may refuse a valid token.
      const reading = readings.find(({ operation: { id } }) => id !== call.operationId) ?? readings[0];
      if (reading === undefined) return undefined;
      return (await client.send(reading.operation, reading.request)).status === 401 ? call.token : undefined;
    },
  };
}
