import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { createControlSecret } from "../../../mocks/control/controlSecret.ts";
import { devPanelPlugin } from "../../../mocks/devPanel/devPanelPlugin.ts";
import { urlPresetMiddleware } from "../../../mocks/control/urlPresetMiddleware.ts";
import { attachStompServer, mockBackendMiddleware } from "../../../mocks/httpServer.ts";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { ServerHandle } from "./portal.ts";

/** Creates the Vite development server with the mock backend: unbundled modules and React's development checks. */
export async function createDevServer(backend: MockStore): Promise<ServerHandle> {
  const server = createServer();
  const controlSecret = createControlSecret();
  const vite = await createVite({
    root: join(import.meta.dirname, "../../.."),
    appType: "spa",
    logLevel: "error",
    plugins: [devPanelPlugin(controlSecret)],
    server: { middlewareMode: { server }, ws: { server }, watch: null },
  });
  const [backendMiddleware, urlPreset] = [
    mockBackendMiddleware({ store: backend, controlSecret }),
    urlPresetMiddleware(backend),
  ];
  server.on("request", (request, response) =>
    backendMiddleware(request, response, () => urlPreset(request, response, () => vite.middlewares(request, response))),
  );
  const closeStompServer = attachStompServer(server, { store: backend });
  return {
    server,
    close: async () => {
      closeStompServer();
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
