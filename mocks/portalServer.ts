import { createServer, type Server } from "node:http";
import { serveStatic } from "../deploy/serveStatic.ts";
import { securityHeaders } from "../deploy/headers.ts";
import { attachStompServer, mockBackendMiddleware } from "./httpServer.ts";
import type { MockStore } from "./store/mockStore.ts";

/** A server that gives out a build of the portal and answers its calls, identity login and live feed from one world. */
export function createPortalServer(folder: string, store: MockStore): { server: Server; close: () => Promise<void> } {
  const files = serveStatic(folder);
  const service = mockBackendMiddleware({ store });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    service(request, response, () => files(request, response));
  });
  const closeFeed = attachStompServer(server, { world: store });
  return {
    server,
    close: async () => {
      closeFeed();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
