import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { createStompBroker, type StompBrokerOptions } from "./stompBroker.ts";
import { isSameOrigin } from "../isSameOrigin.ts";
import type { MockStore } from "../store/mockStore.ts";

/** The largest frame that is read, in bytes. */
const maxFrameBytes = 64 * 1024;

/**
 * Opens the world's live feed on an HTTP server, under `path`. Pages of other sites get 403; upgrades of other paths are
 * left alone. The answer closes the feed with all its sockets.
 */
export function attachStompServer(
  server: Pick<Server, "on" | "off">,
  { world, path = "/ws", ...options }: { world: MockStore; path?: string } & StompBrokerOptions,
): () => void {
  const feed = createStompBroker(world, options);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    handleProtocols: (offered) => (offered.has("v12.stomp") ? "v12.stomp" : false),
  });

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (URL.parse(request.url ?? "/", "http://localhost")?.pathname !== path) return;
    if (!isSameOrigin(request)) {
      stream.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const peer = feed.accept({ send: (text) => socket.send(text), close: () => socket.close() });
      socket.on("message", (data) => peer.onData(String(data)));
      socket.on("close", () => peer.onClose());
      // A broken frame closes the socket; there is nobody to tell.
      socket.on("error", () => socket.terminate());
    });
  };

  server.on("upgrade", upgrade);
  return () => {
    server.off("upgrade", upgrade);
    feed.close();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
