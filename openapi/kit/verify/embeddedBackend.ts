import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { attachStompServer, mockBackendMiddleware } from "../../../mocks/httpServer.ts";
import { createMockStore } from "../../../mocks/store/mockStore.ts";
import type { PersonaSources } from "./personas.ts";

/** The persona with appeals, documents, payments and reports. */
const persona = "director";

/** Returns the persona sources of a mock backend, from its control endpoints. `baseUrl` ends in `/api`. */
export const createEmbeddedBackendSources = (baseUrl: string): PersonaSources => ({
  nextIdentityCode: () => `${persona}-${randomBytes(4).toString("hex")}`,
  mailboxUrl: `${baseUrl}/__mock/outbox`,
  triggerPush: async () =>
    void (await fetch(`${baseUrl}/__mock/push`, {
      method: "POST",
      body: JSON.stringify({ persona, type: "QUESTION" }),
    })),
});

/** Starts a mock backend with its feed on a free port. Its automatic notifications are off, so that the feed contains only triggered ones. */
export async function startEmbeddedBackend(): Promise<{ port: number; close: () => Promise<void> }> {
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  const middleware = mockBackendMiddleware({ store });
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  const closeFeed = attachStompServer(server, { store });
  return { port: await listenOnFreePort(server), close: () => (closeFeed(), closeServer(server)) };
}

/** Starts a server on a free port of 127.0.0.1. Resolves to the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Closes a server and all its connections. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
