import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { attachFeed, serviceMiddleware } from "../../../mocks/httpServer.ts";
import { createWorld } from "../../../mocks/store/mockStore.ts";
import type { Sources } from "./personas.ts";

/** Somebody who has something of everything: appeals, documents, payments and reports. */
const persona = "director";

/** What the embedded service's own door offers: its people, its outbox, and telling somebody something. `base` ends in `/api`. */
export const worldSources = (base: string): Sources => ({
  identityCode: () => `${persona}-${randomBytes(4).toString("hex")}`,
  mailbox: `${base}/__world/outbox`,
  push: async () => void (await fetch(`${base}/__world/push`, { method: "POST", body: JSON.stringify({ persona, type: "QUESTION" }) })),
});

/** Starts an embedded service of its own, with a feed, on a free port. It greets nobody, so that only what was asked for is pushed. */
export async function openWorld(): Promise<{ port: number; close: () => Promise<void> }> {
  const world = createWorld({ welcomeAfter: 0, questionAfter: 0 });
  const answer = serviceMiddleware({ world });
  const server = createServer((request, response) => answer(request, response, () => response.writeHead(404).end()));
  const closeFeed = attachFeed(server, { world });
  return { port: await listening(server), close: () => (closeFeed(), closed(server)) };
}

/** Starts a server on a free port of this machine, and answers the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Ends a server with all its connections. */
export async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
