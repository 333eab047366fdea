import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { devPanelPlugin } from "../../../mocks/devPanel/devPanelPlugin.ts";
import { attachStompServer, mockBackendMiddleware } from "../../../mocks/httpServer.ts";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { ServerHandle } from "./portal.ts";

/** The portal as it is while somebody works on it: single modules, React's checks, and the embedded service. */
export async function createDevServer(backend: MockStore): Promise<ServerHandle> {
  const server = createServer();
  const vite = await createVite({
    root: join(import.meta.dirname, "../../.."),
    appType: "spa",
    logLevel: "error",
    plugins: [devPanelPlugin()],
    server: { middlewareMode: { server }, watch: null },
  });
  const service = mockBackendMiddleware({ store: backend });
  server.on("request", (request, response) => service(request, response, () => vite.middlewares(request, response)));
  const closeFeed = attachStompServer(server, { world: backend });
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
