import { FrameImpl, Parser, type IFrame } from "@stomp/stompjs";
import { toNotificationMessage } from "../behaviour/notification.ts";
import type { StompBrokerOptions } from "./stompBroker.ts";
import { scheduleInitialNotifications } from "./initialNotifications.ts";
import { startHeartbeats, type Heartbeats } from "./heartbeats.ts";
import type { NotificationRecord } from "../store/notifications.ts";
import { authenticate } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/** The service's end of a socket, whatever carries it. */
export type StompSocket = { send: (text: string) => void; close: () => void };

/** What the carrier of a socket tells the feed: a text arrived; the socket is gone. */
export type StompPeer = { onData: (text: string) => void; onClose: () => void };

type ConnectionOptions = Required<StompBrokerOptions> & { onEnd: () => void };

/**
 * One STOMP 1.2 connection. Whoever connects with a good bearer token may subscribe to their own queue and is sent their
 * notifications in their language. Anything else is answered with an ERROR frame, and the socket is closed.
 */
export function openStompConnection(
  store: MockStore,
  socket: StompSocket,
  { destination, heartbeatMs, transaction, onEnd }: ConnectionOptions,
): StompPeer & { deliver: (notice: NotificationRecord) => void; end: () => void } {
  let principal: { accountId: number; sessionId: number } | undefined;
  let life: Heartbeats | undefined;
  let takeBackGreetings: (() => void) | undefined;
  let open = true;
  const subscriptions = new Set<string>();

  const send = (command: string, headers: Record<string, string>, body = ""): void => {
    if (open)
      socket.send(
        String(
          FrameImpl.marshall({
            command,
            headers,
            body,
            escapeHeaderValues: command !== "CONNECTED",
            skipContentLengthHeader: body === "",
          }),
        ),
      );
  };
  const gone = (): void => {
    if (!open) return;
    open = false;
    life?.stop();
    takeBackGreetings?.();
    onEnd();
  };
  const end = (): void => {
    if (!open) return;
    gone();
    socket.close();
  };
  const refuse = (message: string): void => {
    send("ERROR", { message, "content-type": "text/plain" }, message);
    end();
  };

  const connect = ({ headers }: IFrame): void => {
    const token = /^Bearer (\S+)$/i.exec(headers["Authorization"] ?? headers["authorization"] ?? "")?.[1];
    const found = token === undefined ? undefined : authenticate(store, token);
    if (found === undefined) return refuse("Bad CONNECT");
    if (!(headers["accept-version"] ?? "").split(",").includes("1.2"))
      return refuse("Supported protocol version is 1.2");
    principal = { accountId: found.account.id, sessionId: found.session.id };
    send("CONNECTED", {
      version: "1.2",
      session: String(principal.sessionId),
      "heart-beat": `${heartbeatMs},${heartbeatMs}`,
    });
    life = startHeartbeats({
      asked: headers["heart-beat"] ?? "0,0",
      offered: heartbeatMs,
      beat: () => socket.send("\n"),
      lost: end,
    });
  };
  const subscribe = ({ headers }: IFrame): void => {
    if (headers["destination"] !== destination) return refuse("Unknown destination");
    if (headers["id"] === undefined) return refuse("Missing header id");
    subscriptions.add(headers["id"]);
    if (principal !== undefined) takeBackGreetings ??= scheduleInitialNotifications(store, principal, transaction);
  };

  const commands = new Map<string, (frame: IFrame) => void>([
    ["CONNECT", connect],
    ["STOMP", connect],
    ["SUBSCRIBE", subscribe],
    ["UNSUBSCRIBE", ({ headers }) => subscriptions.delete(headers["id"] ?? "")],
    // Nothing is sent twice, so there is nothing to do about what a client has received.
    ["ACK", () => undefined],
    ["NACK", () => undefined],
    ["DISCONNECT", () => undefined],
  ]);

  const take = (frame: IFrame): void => {
    const act = commands.get(frame.command);
    if (act === undefined) return refuse(`${frame.command} is not served`);
    if ((principal === undefined) !== (act === connect))
      return refuse(principal === undefined ? "Not connected" : "Already connected");
    act(frame);
    const receipt = frame.headers["receipt"];
    if (receipt !== undefined) send("RECEIPT", { "receipt-id": receipt });
    if (frame.command === "DISCONNECT") end();
  };
  const parser = new Parser(
    (raw) => {
      if (open) take(FrameImpl.fromRawFrame(raw, raw.command !== "CONNECT"));
    },
    () => undefined,
  );

  return {
    onData: (text) => {
      if (!open) return;
      life?.onReceived();
      parser.parseChunk(text);
    },
    deliver: (notice) => {
      if (notice.accountId !== principal?.accountId) return;
      const account = store.state.accounts.find(({ id }) => id === notice.accountId);
      const body = JSON.stringify(toNotificationMessage(notice, account?.language ?? "az"));
      for (const subscription of subscriptions)
        send(
          "MESSAGE",
          {
            subscription,
            destination,
            "message-id": `${subscription}-${notice.id}`,
            "content-type": "application/json",
          },
          body,
        );
    },
    onClose: gone,
    end,
  };
}
