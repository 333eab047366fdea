import { Client } from "@stomp/stompjs";
import type { NotificationMessage } from "../generated/contract.d.ts";
import { parseJson } from "../config/parseJson.ts";
import { unwrapObject } from "../api/parsers/fields.ts";
import { parseNotificationEntry } from "../api/parsers/parseNotifications.ts";
import { toPlainText } from "../api/toPlainText.ts";
import type { ConnectionState } from "../state/viewState.ts";

/** The options of a STOMP connection. */
export type StompConnectionOptions = {
  /** A ws: or wss: URL. */
  url: string;
  /** The destination of the user's messages. */
  destination: string;
  /** Returns the headers of the CONNECT frame that say who connects. Runs before every connection. */
  getConnectHeaders: () => Record<string, string>;
  onMessage: (message: NotificationMessage) => void;
  /** Runs on every change, also after a reconnection: messages sent meanwhile must be requested from the server. */
  onStateChange: (state: ConnectionState) => void;
};

/** A STOMP connection. */
export type StompConnection = {
  close: () => void;
  /** Closes the connection until `resume`, as for a page in the back/forward cache. Reports no change of the state. */
  suspend: () => void;
  /** Opens a suspended connection again, at once; does nothing for any other. */
  resume: () => void;
  /** Tries at once to open a connection that is down. */
  retry: () => void;
};

/** How often the server is asked for a heartbeat, in milliseconds. Without two of them the connection is closed. */
const serverHeartbeatMs = 10_000;
/**
 * How often this side offers one: browsers run the timers of a page that is hidden for long once a minute. Less often would be
 * too late for the nginx of the portal if the server sends none.
 */
const ownHeartbeatMs = 60_000;
const maxReconnectDelayMs = 30_000;
const maxRejectedSubscriptions = 5;
/** A broker need not confirm a subscription: one that it has not rejected within this time counts as accepted. */
const maxRejectionDelayMs = 5000;
/** A server that accepts connections and soon breaks them counts as failing. */
const minStableMs = 15_000;
const maxBodyLength = 64 * 1024;

/** Opens a STOMP connection and reconnects when it breaks. */
export function openStompConnection({
  url,
  destination,
  getConnectHeaders,
  onMessage,
  onStateChange,
}: StompConnectionOptions): StompConnection {
  let progress: "none" | "connected" | "subscribed" = "none";
  let progressTimer: ReturnType<typeof setTimeout> | undefined;
  let hasError = false;
  let rejectedSubscriptions = 0;
  let failedAttempts = 0;
  let isClosed = false;
  let isSuspended = false;
  let endWait = (): void => undefined;

  // Not in onConnect: a server that accepts connections but rejects subscriptions would never count as failing.
  const acceptSubscription = (): void => {
    if (progress !== "connected") return;
    clearTimeout(progressTimer);
    progress = "subscribed";
    rejectedSubscriptions = 0;
    progressTimer = setTimeout(() => (failedAttempts = 0), minStableMs);
    onStateChange("open");
  };
  const client = new Client({
    brokerURL: url,
    heartbeatIncoming: serverHeartbeatMs,
    heartbeatOutgoing: ownHeartbeatMs,
    connectionTimeout: 5000,
    // A server that hangs never completes the closing handshake.
    discardWebsocketOnCommFailure: true,
    // beforeConnect adds the backoff, with jitter.
    reconnectDelay: 200,
    beforeConnect: async () => {
      if (failedAttempts > 0)
        await new Promise<void>((resolve) => {
          endWait = resolve;
          setTimeout(resolve, getJitteredDelayMs(failedAttempts));
        });
      client.connectHeaders = getConnectHeaders();
    },
    onConnect: () => {
      progress = "connected";
      client.watchForReceipt("subscribed", acceptSubscription);
      progressTimer = setTimeout(acceptSubscription, maxRejectionDelayMs);
      client.subscribe(
        destination,
        (frame) => {
          acceptSubscription();
          const message = parseNotification(frame.body);
          frame.ack();
          if (message !== undefined) onMessage(message);
        },
        { id: "notifications", ack: "client-individual", receipt: "subscribed" },
      );
    },
    onStompError: () => {
      hasError = true;
      // Nothing more follows, even from a server that leaves the connection open.
      client.forceDisconnect();
    },
    onWebSocketClose: ({ wasClean }: { wasClean: boolean }) => {
      clearTimeout(progressTimer);
      if (isClosed) return;
      // A connection that only breaks is not closed by the server.
      if (progress === "connected" && (hasError || wasClean)) rejectedSubscriptions += 1;
      progress = "none";
      hasError = false;
      failedAttempts += 1;
      if (rejectedSubscriptions < maxRejectedSubscriptions) return onStateChange("down");
      onStateChange("stopped");
      void client.deactivate({ force: true });
    },
  });
  onStateChange("connecting");
  client.activate();
  const close = (): void => {
    isClosed = true;
    isSuspended = false;
    void client.deactivate({ force: true });
  };
  return {
    close,
    suspend: () => {
      // One that has stopped stays so.
      const { active } = client;
      close();
      isSuspended = active;
    },
    resume: () => {
      if (!isSuspended) return;
      isClosed = isSuspended = hasError = false;
      progress = "none";
      failedAttempts = 0;
      client.activate();
    },
    retry: () => {
      if (progress === "none") failedAttempts = 0;
      endWait();
    },
  };
}

/**
 * Returns the delay before the next attempt in milliseconds: exponential backoff up to 30 s with full jitter, so that not
 * all clients reconnect at the same time after an outage.
 */
export const getJitteredDelayMs = (failedAttempts: number, random: () => number = Math.random): number =>
  random() * Math.min(1000 * 2 ** (failedAttempts - 1), maxReconnectDelayMs);

const messageFields = ["type", "title", "description", "message", "text"];

/** Parses the body of a STOMP frame. Returns `undefined` for anything with neither a type nor a text. */
export function parseNotification(body: string): NotificationMessage | undefined {
  if (body.length > maxBodyLength) return undefined;
  const notification = parseNotificationEntry(unwrapObject(parseJson(body), messageFields), true);
  if (notification === undefined) return undefined;
  const title = toPlainText(notification.title) ?? "";
  const description = toPlainText(notification.description) ?? "";
  return notification.type + title + description === "" ? undefined : { ...notification, title, description };
}
