import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { createStompBroker, type StompBrokerOptions } from "./stompBroker.ts";
import { frameLimits } from "./frameParser.ts";
import { isSameOrigin } from "../isSameOrigin.ts";
import { createHostCheck, getHostHeader, type IsKnownHost } from "../knownHosts.ts";
import { parseRequestTarget } from "../../deploy/requestTarget.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * Attaches the STOMP endpoint to an HTTP server, under `path`. Requests of other origins or for unknown hosts get 403;
 * upgrades of other paths are ignored. Returns a function that closes the endpoint and all sockets.
 */
export function attachStompServer(
  server: Pick<Server, "on" | "off">,
  {
    store,
    path = "/ws",
    isKnownHost = createHostCheck(),
    ...options
  }: { store: MockStore; path?: string; isKnownHost?: IsKnownHost } & StompBrokerOptions,
): () => void {
  const broker = createStompBroker(store, options);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: frameLimits.frameBytes,
    handleProtocols: (offered) => (offered.has("v12.stomp") ? "v12.stomp" : false),
  });

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (parseRequestTarget(request.url ?? "/")?.pathname !== path) return;
    // A client may break off before its answer, and an error that nobody listens to ends the process.
    stream.on("error", () => stream.destroy());
    if (!isKnownHost(getHostHeader(request)) || !isSameOrigin(request)) {
      stream.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const peer = broker.accept({ send: (text) => socket.send(text), close: () => socket.close() });
      socket.on("message", (data) => peer.onData(String(data)));
      socket.on("close", () => peer.onClose());
      // A malformed frame ends the connection.
      socket.on("error", () => socket.terminate());
    });
  };

  server.on("upgrade", onUpgrade);
  return () => {
    server.off("upgrade", onUpgrade);
    broker.close();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
