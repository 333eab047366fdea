import { createServer } from "node:http";
import { join } from "node:path";
import { buildFolders } from "../../../deploy/build.ts";
import { serveStatic } from "../../../deploy/serveStatic.ts";
import { mockBackendMiddleware } from "../../../mocks/httpServer.ts";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import { readContract } from "../../../openapi/kit/contract/document.ts";
import { listOperations } from "../../../openapi/kit/contract/operations.ts";
import { createPrismProxy } from "../../../openapi/kit/prism/prismProxy.ts";
import { preferLanguageExample, startPrism } from "../../../openapi/kit/prism/startPrism.ts";
import type { ServerHandle } from "./portal.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * Creates a server for the built portal with the mock server of the contract as its API, as `npm run mock` starts it. It
 * rejects WebSocket connections. The mock backend serves the identity login, which is not part of the contract.
 */
export async function createPrismServer(backend: MockStore): Promise<ServerHandle> {
  const prism = await startPrism((contract) => ["mock", contract]);
  const proxy = createPrismProxy(prism.port, {
    extraHeaders: preferLanguageExample(listOperations(await readContract())),
  });
  const files = serveStatic(join(root, buildFolders.competition));
  const identity = mockBackendMiddleware({ store: backend });
  const server = createServer((incoming, outgoing) => {
    const { url = "/" } = incoming;
    if (url.startsWith("/api/")) proxy.emit("request", incoming, outgoing);
    else if (url.startsWith("/identity/")) identity(incoming, outgoing, () => outgoing.writeHead(404).end());
    else files(incoming, outgoing);
  });
  server.on("upgrade", (_request, socket) => socket.destroy());
  return {
    server,
    close: async () => {
      prism.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
