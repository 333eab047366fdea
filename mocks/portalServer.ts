import { createServer, type Server } from "node:http";
import { serveFiles } from "../deploy/serveStatic.ts";
import { securityHeaders } from "../deploy/headers.ts";
import { attachFeed, serviceMiddleware } from "./httpServer.ts";
import type { World } from "./store/mockStore.ts";

/** A server that gives out a build of the portal and answers its calls, identity login and live feed from one world. */
export function portalServer(folder: string, world: World): { server: Server; close: () => Promise<void> } {
  const files = serveFiles(folder);
  const service = serviceMiddleware({ world });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    service(request, response, () => files(request, response));
  });
  const closeFeed = attachFeed(server, { world });
  return {
    server,
    close: async () => {
      closeFeed();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
