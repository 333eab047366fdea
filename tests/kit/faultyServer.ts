import { createServer, type IncomingMessage } from "node:http";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";
import { closeServer, listenOnFreePort, startStoreSources } from "../../openapi/kit/verify/embeddedBackend.ts";
import type { PersonaSources } from "../../openapi/kit/verify/personas.ts";

/** A request on its way to the mock backend. A fault may change it. */
export type ForwardedRequest = { method: string; url: URL; headers: Headers; body: string };

/** A response on its way to verify. A fault may change it. */
export type ForwardedResponse = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> };

/** A fault of a server: what it does to requests, and to responses. */
export type ServerFault = {
  request?: (request: ForwardedRequest, store: MockStore) => void;
  response?: (response: ForwardedResponse, request: ForwardedRequest, store: MockStore) => void;
};

/** A mock backend with a fault. `sources` are its personas, and `close` ends it. */
export type FaultyServer = { baseUrl: string; sources: PersonaSources; close: () => Promise<void> };

/** Starts a mock backend behind a server that adds a fault. */
export async function startFaultyServer(fault: ServerFault): Promise<FaultyServer> {
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  const middleware = mockBackendMiddleware({ store });
  const backend = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  const backendPort = await listenOnFreePort(backend);
  const server = createServer((incoming, outgoing) => {
    forward(incoming)
      .then(({ status, headers, body }) => {
        headers.delete("transfer-encoding");
        outgoing.writeHead(status, Object.fromEntries(headers)).end(body);
      })
      .catch(() => outgoing.writeHead(502).end());
  });
  async function forward(incoming: IncomingMessage): Promise<ForwardedResponse> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
    const headers = new Headers(
      Object.entries(incoming.headers).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    const sent = Buffer.concat(chunks);
    // A file is forwarded unchanged.
    const isText = headers.get("content-type")?.includes("json") === true;
    const request: ForwardedRequest = {
      method: incoming.method ?? "GET",
      url: new URL(incoming.url ?? "/", `http://127.0.0.1:${backendPort}`),
      headers,
      body: isText ? sent.toString() : "",
    };
    fault.request?.(request, store);
    for (const name of ["content-length", "connection", "host"]) headers.delete(name);
    const received = await fetch(request.url, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(sent.length > 0 && { body: isText ? request.body : sent }),
    });
    const response = {
      status: received.status,
      headers: new Headers(received.headers),
      body: new Uint8Array(await received.arrayBuffer()),
    };
    fault.response?.(response, request, store);
    response.headers.delete("content-length");
    return response;
  }
  const port = await listenOnFreePort(server);
  const { sources, close } = await startStoreSources(store);
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    sources,
    close: async () => void (await Promise.all([close(), closeServer(server), closeServer(backend)])),
  };
}
