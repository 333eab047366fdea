import { spawn } from "node:child_process";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buildFolders } from "../../../deploy/build.ts";
import { serveStatic } from "../../../deploy/serveStatic.ts";
import { mockBackendMiddleware } from "../../../mocks/httpServer.ts";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { ServerHandle } from "./portal.ts";
import { findFreePort } from "../../support/ports.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * Creates a server for the built portal with Prism, the mock server for OpenAPI contracts, as its API. It rejects
 * WebSocket connections. The mock backend serves the identity login, which is not part of the contract.
 */
export async function createPrismServer(backend: MockStore): Promise<ServerHandle> {
  const port = await findFreePort();
  const stop = await startPrism(port);
  const files = serveStatic(join(root, buildFolders.competition));
  const identity = mockBackendMiddleware({ store: backend });
  const server = createServer((incoming, outgoing) => {
    const { url = "/" } = incoming;
    if (url.startsWith("/api/")) proxyRequest(incoming, outgoing, port);
    else if (url.startsWith("/identity/")) identity(incoming, outgoing, () => outgoing.writeHead(404).end());
    else files(incoming, outgoing);
  });
  server.on("upgrade", (_request, socket) => socket.destroy());
  return {
    server,
    close: async () => {
      stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts Prism with the contract. Returns a function that stops it. */
function startPrism(port: number): Promise<() => void> {
  const child = spawn(join(root, "node_modules/.bin/prism"), ["mock", "--port", String(port), "openapi/portal.yaml"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      output += text.toString();
      if (output.includes("Prism is listening")) resolve(() => child.kill());
    });
    child.stderr.on("data", (text: Buffer) => (output += text.toString()));
    child.on("close", () => reject(new Error(`Prism did not start: ${output}`)));
  });
}

/** Forwards a request to Prism, whose paths have no `/api` prefix. */
function proxyRequest(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const proxied = request(
    {
      host: "127.0.0.1",
      port,
      path: incoming.url?.replace(/^\/api/, ""),
      method: incoming.method,
      headers: incoming.headers,
    },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  proxied.on("error", () => outgoing.destroy());
  incoming.pipe(proxied);
}
