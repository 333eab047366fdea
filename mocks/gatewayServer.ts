import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createGateway, type Gateway } from "../deploy/gateway/gateway.ts";
import { nonPagePolicy, securityHeaders } from "../deploy/headers.ts";
import { parseRequestTarget } from "../deploy/requestTarget.ts";
import { controlPath } from "./control/controlHeader.ts";
import { createHostCheck, type IsKnownHost } from "./knownHosts.ts";
import type { ServerHandle } from "./portalServer.ts";

/** Options of a gateway before a server of this computer. */
type LocalGatewayOptions = { isKnownHost?: IsKnownHost; isBehindProxy?: boolean; now?: () => number };

/**
 * Puts a gateway before a server of the portal with its backend, which then listens on a port of its own, for this computer
 * only. Everything but the API and the live feed is served as it was; the settings say that a gateway keeps the tokens.
 */
export function putGatewayBefore(
  inner: ServerHandle,
  { isKnownHost = createHostCheck(), ...options }: LocalGatewayOptions = {},
): ServerHandle {
  inner.server.listen(0, "127.0.0.1");
  const gateway = startGateway();
  // Each request handles a failure; without a request nobody needs the gateway.
  gateway.catch(() => undefined);

  async function startGateway(): Promise<Gateway> {
    if (!inner.server.listening) await once(inner.server, "listening");
    const host = `127.0.0.1:${(inner.server.address() as AddressInfo).port}`;
    return createGateway({
      backendUrl: `http://${host}/api`,
      socketUrl: `ws://${host}/ws`,
      site: { isKnownHost, isSecure: false },
      servePage: (request, response) => servePage(inner.server, request, response),
      getOtherPortalUrl: async (request) => {
        const { otherPortalUrl } = await readSettings(inner.server, request);
        return typeof otherPortalUrl === "string" ? otherPortalUrl : undefined;
      },
      ...options,
    });
  }

  const server = createServer((request, response) => {
    // The control API has a protection of its own.
    if (parseRequestTarget(request.url ?? "/")?.pathname.startsWith(controlPath) === true)
      inner.server.emit("request", request, response);
    else
      gateway.then(
        ({ handle }) => handle(request, response),
        () => response.destroy(),
      );
  });
  server.on("upgrade", (request, stream, head) => {
    stream.on("error", () => stream.destroy());
    gateway.then(
      ({ handleUpgrade }) => handleUpgrade(request, stream, head),
      () => stream.destroy(),
    );
  });
  return {
    server,
    close: async () => {
      (await gateway.catch(() => undefined))?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await inner.close();
    },
  };
}

function servePage(inner: Server, request: IncomingMessage, response: ServerResponse): void {
  if (request.url !== "/config.json") {
    inner.emit("request", request, response);
    return;
  }
  readSettings(inner, request).then(
    (settings) =>
      response
        .writeHead(200, {
          ...securityHeaders,
          "Content-Type": "application/json",
          "Content-Security-Policy": nonPagePolicy,
          "Cache-Control": "no-cache",
        })
        .end(JSON.stringify({ ...settings, tokenStorage: "gateway" })),
    () => response.destroy(),
  );
}

/** Returns the settings that the server behind the gateway has for the host of a request. */
async function readSettings(inner: Server, { headers }: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const { port } = inner.address() as AddressInfo;
  const [response] = (await once(
    get({ host: "127.0.0.1", port, path: "/config.json", headers: { host: headers.host ?? "" } }),
    "response",
  )) as [IncomingMessage];
  const body = await text(response);
  return response.statusCode === 200 ? (JSON.parse(body) as Record<string, unknown>) : {};
}
