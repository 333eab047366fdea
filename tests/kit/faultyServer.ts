import type { MockStore } from "../../mocks/store/mockStore.ts";
import type { ContractOperation } from "../../openapi/kit/contract/operations.ts";
import { startFaultProxy } from "../../openapi/kit/mutants/faultProxy.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import type { PersonaSources } from "../../openapi/kit/verify/personas.ts";

/** A request on its way to the mock backend. A fault may change it. `body` is empty unless it is JSON. */
export type ForwardedRequest = { method: string; url: URL; headers: Headers; body: string };

/** A response on its way to verify. A fault may change it. */
export type ForwardedResponse = { status: number; headers: Headers; body: Uint8Array };

/** A fault of a server: what it does to requests, and to responses, of any operation. */
export type ServerFault = {
  request?: (request: ForwardedRequest, store: MockStore) => void;
  response?: (response: ForwardedResponse, request: ForwardedRequest, store: MockStore) => void;
};

/** A mock backend with a fault. `sources` are its personas, and `close` ends it. */
export type FaultyServer = { baseUrl: string; sources: PersonaSources; close: () => Promise<void> };

/** Starts a mock backend behind a server that adds a fault. */
export async function startFaultyServer(
  operations: readonly ContractOperation[],
  fault: ServerFault,
): Promise<FaultyServer> {
  const backend = await startEmbeddedBackend();
  const proxy = await startFaultProxy({
    backend,
    operations,
    fault: {
      createHandler: () => async (sent, upstream) => {
        const isText = sent.headers.get("content-type")?.includes("json") === true;
        const request: ForwardedRequest = {
          method: sent.method,
          url: sent.url,
          headers: sent.headers,
          body: isText ? new TextDecoder().decode(sent.body) : "",
        };
        fault.request?.(request, upstream.store);
        const response = await upstream.send({
          ...sent,
          body: isText ? new TextEncoder().encode(request.body) : sent.body,
        });
        fault.response?.(response, request, upstream.store);
        return response;
      },
    },
  });
  return {
    baseUrl: `http://127.0.0.1:${proxy.port}/api`,
    sources: backend.sources,
    close: async () => {
      await proxy.close();
      await backend.close();
    },
  };
}
