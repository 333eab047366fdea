import { FrameImpl, type IFrame } from "@stomp/stompjs";
import { toNotificationMessage } from "../behaviour/notification.ts";
import type { StompBrokerOptions } from "./stompBroker.ts";
import { createFrameParser } from "./frameParser.ts";
import { scheduleInitialNotifications } from "./initialNotifications.ts";
import { startHeartbeats, type Heartbeats } from "./heartbeats.ts";
import type { NotificationRecord } from "../store/notifications.ts";
import { isChosen } from "../store/notificationSettings.ts";
import { authenticate, isSessionActive } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/** A socket of any transport. */
export type StompSocket = { send: (text: string) => void; close: () => void };

/** The socket events that the transport reports. */
export type StompPeer = { onData: (text: string) => void; onClose: () => void };

type ConnectionOptions = Required<Omit<StompBrokerOptions, "processDue">> & { onEnd: () => void };

/** The subscriptions of one connection. The portal has one; each receives every notification. */
const maxSubscriptions = 10;

/**
 * Handles one STOMP 1.2 connection. A client with a valid bearer token may subscribe to its own queue and receives
 * notifications in its language. Any other frame gets an ERROR frame, and the socket is closed; so it is without a
 * CONNECT frame in time, and when the session ends.
 */
export function handleStompConnection(
  store: MockStore,
  socket: StompSocket,
  { destination, heartbeatMs, connectTimeoutMs, transaction, onEnd }: ConnectionOptions,
): StompPeer & {
  deliver: (notification: NotificationRecord) => void;
  endWithSession: () => void;
  end: () => void;
} {
  let principal: { accountId: number; sessionId: number } | undefined;
  let heartbeats: Heartbeats | undefined;
  let cancelInitialNotifications: (() => void) | undefined;
  let isOpen = true;
  /** Whether each subscription acknowledges its messages, by its id. */
  const subscriptions = new Map<string, boolean>();

  const send = (command: string, headers: Record<string, string>, body = ""): void => {
    if (isOpen)
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
  const onClose = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(connectTimer);
    heartbeats?.stop();
    cancelInitialNotifications?.();
    onEnd();
  };
  const end = (): void => {
    if (!isOpen) return;
    onClose();
    socket.close();
  };
  const sendError = (message: string): void => {
    send("ERROR", { message, "content-type": "text/plain" }, message);
    end();
  };

  const connectTimer = setTimeout(() => sendError("No CONNECT frame in time"), connectTimeoutMs);
  const endWithSession = (): void => {
    if (principal !== undefined && !isSessionActive(store, principal.sessionId)) end();
  };

  const connect = ({ headers }: IFrame): void => {
    const token = /^Bearer (\S+)$/i.exec(headers["Authorization"] ?? headers["authorization"] ?? "")?.[1];
    const authenticated = token === undefined ? undefined : authenticate(store, token);
    if (authenticated === undefined) return sendError("Bad CONNECT");
    if (!(headers["accept-version"] ?? "").split(",").includes("1.2"))
      return sendError("Supported protocol version is 1.2");
    clearTimeout(connectTimer);
    principal = { accountId: authenticated.account.id, sessionId: authenticated.session.id };
    send("CONNECTED", {
      version: "1.2",
      session: String(principal.sessionId),
      "heart-beat": `${heartbeatMs},${heartbeatMs}`,
    });
    heartbeats = startHeartbeats({
      peerHeader: headers["heart-beat"] ?? "0,0",
      intervalMs: heartbeatMs,
      sendHeartbeat: () => socket.send("\n"),
      onTimeout: end,
    });
  };
  const subscribe = ({ headers }: IFrame): void => {
    if (headers["destination"] !== destination) return sendError("Unknown destination");
    if (headers["id"] === undefined) return sendError("Missing header id");
    if (subscriptions.size >= maxSubscriptions) return sendError("Too many subscriptions");
    subscriptions.set(headers["id"], (headers["ack"] ?? "auto") !== "auto");
    if (principal !== undefined)
      cancelInitialNotifications ??= scheduleInitialNotifications(store, principal, transaction);
  };

  const commands = new Map<string, (frame: IFrame) => void>([
    ["CONNECT", connect],
    ["STOMP", connect],
    ["SUBSCRIBE", subscribe],
    ["UNSUBSCRIBE", ({ headers }) => subscriptions.delete(headers["id"] ?? "")],
    // Messages are never resent, so acknowledgements need no action.
    ["ACK", () => undefined],
    ["NACK", () => undefined],
    ["DISCONNECT", () => undefined],
  ]);

  const handleFrame = (frame: IFrame): void => {
    const handler = commands.get(frame.command);
    if (handler === undefined) return sendError(`${frame.command} is not served`);
    if ((principal === undefined) !== (handler === connect))
      return sendError(principal === undefined ? "Not connected" : "Already connected");
    handler(frame);
    const receipt = frame.headers["receipt"];
    if (receipt !== undefined) send("RECEIPT", { "receipt-id": receipt });
    if (frame.command === "DISCONNECT") end();
  };
  const parse = createFrameParser({
    onFrame: (frame) => {
      if (isOpen) handleFrame(frame);
    },
    onTooLarge: () => sendError("The frame is too large"),
  });

  return {
    onData: (text) => {
      if (!isOpen) return;
      heartbeats?.onReceived();
      parse(text);
    },
    deliver: (notification) => {
      if (notification.accountId !== principal?.accountId) return;
      endWithSession();
      const account = store.state.accounts.find(({ id }) => id === notification.accountId);
      const body = JSON.stringify({
        ...toNotificationMessage(notification, account?.language ?? "az"),
        ...(isChosen(store, notification, "push") && { push: true }),
      });
      for (const [subscription, isAcknowledged] of subscriptions) {
        const id = `${subscription}-${notification.id}`;
        send(
          "MESSAGE",
          {
            subscription,
            destination,
            "message-id": id,
            ...(isAcknowledged && { ack: id }),
            "content-type": "application/json",
          },
          body,
        );
      }
    },
    onClose,
    endWithSession,
    end,
  };
}
