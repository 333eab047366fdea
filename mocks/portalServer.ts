import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createFeedRenderer } from "../deploy/renderer/feedRenderer.ts";
import { createRecordRenderer } from "../deploy/renderer/recordRenderer.ts";
import { loadRendererProgram, type RendererProgram } from "../deploy/renderer/rendererProgram.ts";
import { getRendererFolder } from "../deploy/renderer/recordTemplates.ts";
import { serveStatic } from "../deploy/serveStatic.ts";
import { nonPagePolicy, securityHeaders } from "../deploy/headers.ts";
import type { Settings } from "../src/config/settings.ts";
import { putGatewayBefore } from "./gatewayServer.ts";
import { attachStompServer, mockBackendMiddleware, type MockBackendOptions } from "./httpServer.ts";
import { loopbackNames } from "../deploy/loopbackNames.ts";
import type { MockStore } from "./store/mockStore.ts";

/** Options of a portal with its mock backend. */
export type PortalServerOptions = {
  /** Returns the port of the other portal, if one runs. */
  getOtherPort?: () => number | undefined;
  /** Where the portal keeps tokens: see `public/config.schema.json`. */
  tokenStorage?: Settings["tokenStorage"];
  /** Renders the pages of single records with their data, as the renderer of a deployment does. */
  rendersRecords?: boolean;
  /** Whether pages name https as their origin when the proxy in front says so. */
  trustsForwardedProto?: boolean;
} & Omit<MockBackendOptions, "store">;

/** A server that does not listen yet, and the function that closes it. */
export type ServerHandle = { server: Server; close: () => Promise<void> };

/**
 * Creates a server that serves a build of the portal together with the mock backend, the stub pages and the STOMP
 * endpoint. Requests for files wait until a promised folder is there. With a port of the other portal, the settings link
 * to it on the host that the browser has asked for, if that is this computer.
 */
export function createPortalServer(
  folder: string | Promise<string>,
  store: MockStore,
  { tokenStorage = "browser", ...options }: PortalServerOptions = {},
): ServerHandle {
  if (tokenStorage === "browser") return createServerOfBuild(folder, store, options);
  // The gateway tells the mock backend where a request comes from.
  const { isBehindProxy = false } = options;
  return putGatewayBefore(createServerOfBuild(folder, store, { ...options, isBehindProxy: true }), {
    isBehindProxy,
    now: store.now,
    ...(options.isKnownHost && { isKnownHost: options.isKnownHost }),
  });
}

function createServerOfBuild(
  folder: string | Promise<string>,
  store: MockStore,
  {
    getOtherPort = () => undefined,
    rendersRecords = false,
    trustsForwardedProto = false,
    ...options
  }: Omit<PortalServerOptions, "tokenStorage">,
): ServerHandle {
  const serveBuild = (path: string): ReturnType<typeof serveStatic> => {
    let program: Promise<RendererProgram> | undefined;
    const rendererOptions = {
      getProgram: () => (program ??= loadRendererProgram(getRendererFolder(path))),
      getBackendUrl: () => `${getOwnOrigin(server)}/api`,
      // The backend is this process: only a busy machine makes it slow.
      timeoutMs: 10_000,
    };
    return serveStatic(path, {
      trustsForwardedProto,
      ...(rendersRecords && {
        renderRecord: createRecordRenderer(rendererOptions),
        renderFeed: createFeedRenderer(rendererOptions),
      }),
    });
  };
  const serveLatest = (path: string): ReturnType<typeof serveStatic> => serveLatestBuild(path, serveBuild);
  const serveFiles = typeof folder === "string" ? serveLatest(folder) : serveWhenBuilt(folder, serveLatest);
  const mockBackend = mockBackendMiddleware({ store, ...options });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    mockBackend(request, response, () => {
      const otherPortalUrl = request.url === "/config.json" ? getLocalOrigin(request, getOtherPort()) : undefined;
      if (otherPortalUrl !== undefined) void sendSettings(response, folder, otherPortalUrl);
      else serveFiles(request, response);
    });
  });
  const closeStompServer = attachStompServer(server, {
    store,
    ...(options.isKnownHost && { isKnownHost: options.isKnownHost }),
  });
  return {
    server,
    close: async () => {
      closeStompServer();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a request handler that serves a folder once it is built, and 503 when that fails. */
function serveWhenBuilt(
  folder: Promise<string>,
  serveBuild: (path: string) => ReturnType<typeof serveStatic>,
): ReturnType<typeof serveStatic> {
  const files = folder.then(serveBuild);
  // Each request handles a failure; without a request nobody needs the files.
  files.catch(() => undefined);
  return (request, response) =>
    void files.then(
      (serve) => serve(request, response),
      (error: Error) =>
        response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8" }).end(`${error.message}\n`),
    );
}

/**
 * Serves the build in a folder, and another one from when its shell or its settings are written: whoever builds or tests while
 * the server runs replaces the build, and with it the names and sizes of its files and the hashes of its policy.
 */
function serveLatestBuild(
  folder: string,
  serveBuild: (path: string) => ReturnType<typeof serveStatic>,
): ReturnType<typeof serveStatic> {
  const readTime = (name: string): number | undefined =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
  const readVersion = (): string | undefined => {
    const builtAt = readTime("shell.html");
    return builtAt === undefined ? undefined : `${builtAt} ${readTime("config.json")}`;
  };
  let version = readVersion();
  let serve = serveBuild(folder);
  return (request, response) => {
    const latest = readVersion();
    if (latest !== undefined && latest !== version) {
      version = latest;
      serve = serveBuild(folder);
    }
    serve(request, response);
  };
}

/** Returns the origin of a listening server for requests of this computer. */
function getOwnOrigin(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  const host = address === "0.0.0.0" || address === "::" ? "127.0.0.1" : address;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Sends the settings of a build with the URL of the other portal, unless the settings have one. */
async function sendSettings(
  response: ServerResponse,
  folder: string | Promise<string>,
  otherPortalUrl: string,
): Promise<void> {
  const file = await Promise.resolve(folder)
    .then((path) => readFile(join(path, "config.json"), "utf8"))
    .catch(() => "{}");
  response
    .writeHead(200, {
      "Content-Type": "application/json",
      "Content-Security-Policy": nonPagePolicy,
      "Cache-Control": "no-cache",
    })
    .end(addOtherPortalUrl(file, otherPortalUrl));
}

/** Returns settings with the URL of the other portal. Those that are no JSON stay as they are: the portal says what is wrong. */
function addOtherPortalUrl(settings: string, otherPortalUrl: string): string {
  try {
    return JSON.stringify({ otherPortalUrl, ...(JSON.parse(settings) as object) });
  } catch {
    return settings;
  }
}

/**
 * Returns the origin of another port on the host of a request. Returns `undefined` on another computer: the link hands a
 * session over, which the settings allow without TLS only on localhost.
 */
function getLocalOrigin({ headers }: IncomingMessage, port: number | undefined): string | undefined {
  const url = URL.parse(`http://${headers.host}`);
  if (url === null || port === undefined || !loopbackNames.includes(url.hostname)) return undefined;
  url.port = String(port);
  return url.origin;
}
