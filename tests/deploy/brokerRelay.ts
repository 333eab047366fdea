import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { FrameImpl, Parser, type IFrame } from "@stomp/stompjs";
import { WebSocket, WebSocketServer } from "ws";
import { toNotificationMessage } from "../../mocks/behaviour/notification.ts";
import { isSameOrigin } from "../../mocks/isSameOrigin.ts";
import { authenticate } from "../../mocks/store/sessions.ts";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import type { RabbitBroker } from "../broker/rabbitBroker.ts";

const [path, destination] = ["/ws", "/user/queue/notifications"] as const;

/**
 * Attaches a STOMP relay to a server, as a backend with a message broker has it. It authenticates clients, maps their destination
 * to the topic of their account, and publishes the mock backend's notifications to the broker. Returns a function that detaches it.
 */
export function attachBrokerRelay(
  server: Pick<Server, "on" | "off">,
  store: MockStore,
  broker: RabbitBroker,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has("v12.stomp") ? "v12.stomp" : false),
  });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (URL.parse(request.url ?? "/", "http://localhost")?.pathname !== path || !isSameOrigin(request))
      return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => relayConnection(socket, store, broker));
  };
  server.on("upgrade", onUpgrade);
  const unsubscribe = store.onNotification((notification) => {
    const language = store.state.accounts.find(({ id }) => id === notification.accountId)?.language ?? "az";
    broker.publish(accountTopic(notification.accountId), JSON.stringify(toNotificationMessage(notification, language)));
  });
  return () => {
    unsubscribe();
    server.off("upgrade", onUpgrade);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

const accountTopic = (accountId: number): string => `/topic/notifications.a${accountId}`;

/** Relays one client's STOMP connection to the broker. Frames of the client are checked and rewritten, frames of the broker are not. */
function relayConnection(client: WebSocket, store: MockStore, broker: RabbitBroker): void {
  const upstream = new WebSocket(broker.url, ["v12.stomp"]);
  // Frames that arrive before the upstream connection is open wait in this queue.
  let queue = new Promise<void>((resolve) => upstream.once("open", () => resolve()));
  const forward = (text: string): void => {
    queue = queue.then(() => upstream.send(text));
  };
  const reject = (message: string): void => {
    const headers = { message };
    client.send(
      String(
        FrameImpl.marshall({
          command: "ERROR",
          headers,
          body: message,
          escapeHeaderValues: true,
          skipContentLengthHeader: false,
        }),
      ),
    );
    client.close();
  };
  let accountId: number | undefined;
  const onFrame = ({ command, headers, body }: IFrame): void => {
    const forwarded = { ...headers };
    if (command === "CONNECT" || command === "STOMP") {
      const token = /^Bearer (\S+)$/i.exec(headers["Authorization"] ?? "")?.[1];
      accountId = token === undefined ? undefined : authenticate(store, token)?.account.id;
      delete forwarded["Authorization"];
      Object.assign(forwarded, broker.relayCredentials);
    }
    if (accountId === undefined) return reject("Bad CONNECT");
    if (command === "SUBSCRIBE") {
      if (headers["destination"] !== destination) return reject("Unknown destination");
      forwarded["destination"] = accountTopic(accountId);
    }
    forward(
      String(
        FrameImpl.marshall({
          command,
          headers: forwarded,
          body,
          escapeHeaderValues: command !== "CONNECT",
          skipContentLengthHeader: body === "",
        }),
      ),
    );
  };
  const parser = new Parser(
    (frame) => onFrame(FrameImpl.fromRawFrame(frame, frame.command !== "CONNECT")),
    () => forward("\n"),
  );
  client.on("message", (data) => parser.parseChunk(String(data)));
  upstream.on("message", (data) => client.send(String(data)));
  client.on("close", () => upstream.terminate()).on("error", () => upstream.terminate());
  upstream.on("close", () => client.terminate()).on("error", () => client.terminate());
}
