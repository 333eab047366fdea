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
 * The live feed as a service with a broker behind it has it: whoever connects with a good token is joined to the broker, where
 * their own destination is the topic of their account; what the world pushes is published there, and nothing is delivered here.
 * The answer closes it.
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
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (URL.parse(request.url ?? "/", "http://localhost")?.pathname !== path || !isSameOrigin(request))
      return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => relayConnection(socket, store, broker));
  };
  server.on("upgrade", upgrade);
  const unlisten = store.onNotification((notice) => {
    const language = store.state.accounts.find(({ id }) => id === notice.accountId)?.language ?? "az";
    broker.publish(accountTopic(notice.accountId), JSON.stringify(toNotificationMessage(notice, language)));
  });
  return () => {
    unlisten();
    server.off("upgrade", upgrade);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

const accountTopic = (accountId: number): string => `/topic/notifications.a${accountId}`;

/** One client's connection and one to the broker: frames of the client are looked at, those of the broker go through as they are. */
function relayConnection(client: WebSocket, store: MockStore, broker: RabbitBroker): void {
  const behind = new WebSocket(broker.url, ["v12.stomp"]);
  const opened = new Promise<void>((resolve) => behind.once("open", () => resolve()));
  let accountId: number | undefined;
  // One after the other, also while the broker is being reached.
  let sent = opened;
  const pass = (text: string): void => {
    sent = sent.then(() => behind.send(text));
  };
  const refuse = (message: string): void => {
    client.send(
      String(
        FrameImpl.marshall({
          command: "ERROR",
          headers: { message },
          body: message,
          escapeHeaderValues: true,
          skipContentLengthHeader: false,
        }),
      ),
    );
    client.close();
  };
  const take = ({ command, headers, body }: IFrame): void => {
    const own = { ...headers };
    if (command === "CONNECT" || command === "STOMP") {
      const token = /^Bearer (\S+)$/i.exec(headers["Authorization"] ?? "")?.[1];
      accountId = token === undefined ? undefined : authenticate(store, token)?.account.id;
      delete own["Authorization"];
      Object.assign(own, broker.relayCredentials);
    }
    if (accountId === undefined) return refuse("Bad CONNECT");
    if (command === "SUBSCRIBE") {
      if (headers["destination"] !== destination) return refuse("Unknown destination");
      own["destination"] = accountTopic(accountId);
    }
    pass(
      String(
        FrameImpl.marshall({
          command,
          headers: own,
          body,
          escapeHeaderValues: command !== "CONNECT",
          skipContentLengthHeader: body === "",
        }),
      ),
    );
  };
  const parser = new Parser(
    (raw) => take(FrameImpl.fromRawFrame(raw, raw.command !== "CONNECT")),
    () => pass("\n"),
  );
  client.on("message", (data) => parser.parseChunk(String(data)));
  behind.on("message", (data) => client.send(String(data)));
  for (const [one, other] of [
    [client, behind],
    [behind, client],
  ] as const)
    one.on("close", () => other.terminate()).on("error", () => other.terminate());
}
