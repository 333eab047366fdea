import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { developerPanel } from "../../../mocks/devPanel/devPanelPlugin.ts";
import { attachFeed, serviceMiddleware } from "../../../mocks/httpServer.ts";
import type { World } from "../../../mocks/store/mockStore.ts";
import type { Served } from "./portal.ts";

/** The portal as it is while somebody works on it: single modules, React's checks, and the embedded service. */
export async function serveDevelopment(world: World): Promise<Served> {
  const server = createServer();
  const vite = await createVite({ root: join(import.meta.dirname, "../../.."), appType: "spa", logLevel: "error", plugins: [developerPanel()], server: { middlewareMode: { server }, watch: null } });
  const service = serviceMiddleware({ world });
  server.on("request", (request, response) => service(request, response, () => vite.middlewares(request, response)));
  const closeFeed = attachFeed(server, { world });
  return {
    server,
    close: async () => {
      closeFeed();
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
