import { Client } from "@stomp/stompjs";
import type { components } from "../generated/contract.d.ts";
import { plainText } from "../api/plainText.ts";
import type { ConnectionState } from "../state/viewState.ts";

/** What the socket pushes. */
export type NotificationMessage = components["schemas"]["NotificationMessage"];

/** Where the feed is, and who listens. */
export type StompConnectionOptions = {
  /** A ws: or wss: address. */
  url: string;
  /** The destination of the signed-in person's messages. */
  destination: string;
  /** The bearer token of this moment; read at every connection. */
  getToken: () => string | undefined;
  /** How often each side gives a sign of life, in milliseconds; 10,000 when nothing is said. Two that stay away mean that the other side is gone. */
  heartbeatMs?: number;
  onMessage: (message: NotificationMessage) => void;
  /** Told at every change, also at every reconnection: whatever was pushed meanwhile must be read from the server. */
  onStateChange: (state: ConnectionState) => void;
};

const defaultHeartbeatMs = 10_000;
const maxReconnectDelayMs = 30_000;
const maxRejectedSubscriptions = 5;
const maxBodyLength = 64 * 1024;

/** Opens the live feed and keeps it open; answers the function that closes it for good. */
export function openStompConnection({
  url,
  destination,
  getToken,
  heartbeatMs = defaultHeartbeatMs,
  onMessage,
  onStateChange,
}: StompConnectionOptions): () => void {
  let progress: "none" | "connected" | "subscribed" = "none";
  let refused = 0;
  let failed = 0;
  let closed = false;

  const client = new Client({
    brokerURL: url,
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
    connectionTimeout: 5000,
    // A frozen server never closes its side: without this, the client would wait for it forever.
    discardWebsocketOnCommFailure: true,
    // The pause between attempts is made in beforeConnect, where it can be a random one.
    reconnectDelay: 200,
    beforeConnect: async () => {
      if (failed > 0) await new Promise((resolve) => setTimeout(resolve, jitteredDelayMs(failed)));
      client.connectHeaders = { Authorization: `Bearer ${getToken() ?? ""}` };
    },
    onConnect: () => {
      progress = "connected";
      client.watchForReceipt("subscribed", () => {
        // Only now: a server that accepts the connection and refuses the subscription would otherwise be asked without pause.
        progress = "subscribed";
        refused = failed = 0;
        onStateChange("open");
      });
      client.subscribe(
        destination,
        (frame) => {
          const message = parseNotification(frame.body);
          frame.ack();
          if (message !== undefined) onMessage(message);
        },
        { id: "notifications", ack: "client-individual", receipt: "subscribed" },
      );
    },
    onWebSocketClose: () => {
      if (closed) return;
      if (progress === "connected") refused += 1;
      progress = "none";
      failed += 1;
      if (refused < maxRejectedSubscriptions) return onStateChange("down");
      onStateChange("stopped");
      void client.deactivate({ force: true });
    },
  });
  onStateChange("connecting");
  client.activate();
  return () => {
    closed = true;
    void client.deactivate({ force: true });
  };
}

/**
 * How long to wait before the next attempt, in milliseconds: a random share of a pause that doubles up to 30 s.
 * After an outage everybody comes back at once, and must not come back together.
 */
export const jitteredDelayMs = (failedAttempts: number, random: () => number = Math.random): number =>
  random() * Math.min(1000 * 2 ** (failedAttempts - 1), maxReconnectDelayMs);

/** A pushed message out of a frame's body; `undefined` for anything that is not one. */
export function parseNotification(body: string): NotificationMessage | undefined {
  if (body.length > maxBodyLength) return undefined;
  try {
    const value = JSON.parse(body) as Readonly<Record<string, unknown>> | null;
    const [title, description] = [plainText(value?.["title"]), plainText(value?.["description"])];
    const { id, type, createdAt } = value ?? {};
    if (typeof id !== "number" || typeof type !== "string" || (title ?? description) === undefined) return undefined;
    return {
      id,
      type,
      title: title ?? "",
      description: description ?? "",
      createdAt: typeof createdAt === "string" ? createdAt : "",
    };
  } catch {
    return undefined;
  }
}
