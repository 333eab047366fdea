import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { attachStompServer, mockBackendMiddleware } from "../../../mocks/httpServer.ts";
import { createMockStore } from "../../../mocks/store/mockStore.ts";
import type { PersonaSources } from "./personas.ts";

/** Somebody who has something of everything: appeals, documents, payments and reports. */
const persona = "director";

/** What the embedded service's own door offers: its people, its outbox, and telling somebody something. `base` ends in `/api`. */
export const embeddedBackendSources = (baseUrl: string): PersonaSources => ({
  nextIdentityCode: () => `${persona}-${randomBytes(4).toString("hex")}`,
  mailboxUrl: `${baseUrl}/__world/outbox`,
  triggerPush: async () =>
    void (await fetch(`${baseUrl}/__world/push`, {
      method: "POST",
      body: JSON.stringify({ persona, type: "QUESTION" }),
    })),
});

/** Starts an embedded service of its own, with a feed, on a free port. It greets nobody, so that only what was asked for is pushed. */
export async function startEmbeddedBackend(): Promise<{ port: number; close: () => Promise<void> }> {
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  const answer = mockBackendMiddleware({ store });
  const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()));
  const closeFeed = attachStompServer(server, { world: store });
  return { port: await listenOnFreePort(server), close: () => (closeFeed(), closeServer(server)) };
}

/** Starts a server on a free port of this machine, and answers the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Ends a server with all its connections. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
