import { createServer, type Server } from "node:http";
import { serveStatic } from "../deploy/serveStatic.ts";
import { securityHeaders } from "../deploy/headers.ts";
import { attachStompServer, mockBackendMiddleware } from "./httpServer.ts";
import type { MockStore } from "./store/mockStore.ts";

/**
 * Creates a server that serves a build of the portal together with the mock backend, the stub pages and the STOMP
 * endpoint.
 */
export function createPortalServer(folder: string, store: MockStore): { server: Server; close: () => Promise<void> } {
  const files = serveStatic(folder);
  const mockBackend = mockBackendMiddleware({ store });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    mockBackend(request, response, () => files(request, response));
  });
  const closeStompServer = attachStompServer(server, { store });
  return {
    server,
    close: async () => {
      closeStompServer();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
