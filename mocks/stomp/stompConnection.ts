import { FrameImpl, Parser, type IFrame } from "@stomp/stompjs";
import { messageOf } from "../behaviour/notification.ts";
import type { FeedOptions } from "./stompBroker.ts";
import { greet } from "./initialNotifications.ts";
import { heartbeats, type Heartbeats } from "./heartbeats.ts";
import type { Notice } from "../store/notifications.ts";
import { visitorOf } from "../store/sessions.ts";
import type { World } from "../store/mockStore.ts";

/** The service's end of a socket, whatever carries it. */
export type FeedSocket = { send: (text: string) => void; close: () => void };

/** What the carrier of a socket tells the feed: a text arrived; the socket is gone. */
export type FeedPeer = { receive: (text: string) => void; gone: () => void };

type Rules = Required<FeedOptions> & { over: () => void };

/**
 * One STOMP 1.2 connection. Whoever connects with a good bearer token may subscribe to their own queue and is sent their
 * notifications in their language. Anything else is answered with an ERROR frame, and the socket is closed.
 */
export function openConnection(world: World, socket: FeedSocket, { destination, heartbeat, around, over }: Rules): FeedPeer & { deliver: (notice: Notice) => void; end: () => void } {
  let visitor: { accountId: number; sessionId: number } | undefined;
  let life: Heartbeats | undefined;
  let takeBackGreetings: (() => void) | undefined;
  let open = true;
  const subscriptions = new Set<string>();

  const send = (command: string, headers: Record<string, string>, body = ""): void => {
    if (open) socket.send(String(FrameImpl.marshall({ command, headers, body, escapeHeaderValues: command !== "CONNECTED", skipContentLengthHeader: body === "" })));
  };
  const gone = (): void => {
    if (!open) return;
    open = false;
    life?.stop();
    takeBackGreetings?.();
    over();
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
    const found = token === undefined ? undefined : visitorOf(world, token);
    if (found === undefined) return refuse("Bad CONNECT");
    if (!(headers["accept-version"] ?? "").split(",").includes("1.2")) return refuse("Supported protocol version is 1.2");
    visitor = { accountId: found.account.id, sessionId: found.session.id };
    send("CONNECTED", { version: "1.2", session: String(visitor.sessionId), "heart-beat": `${heartbeat},${heartbeat}` });
    life = heartbeats({ asked: headers["heart-beat"] ?? "0,0", offered: heartbeat, beat: () => socket.send("\n"), lost: end });
  };
  const subscribe = ({ headers }: IFrame): void => {
    if (headers["destination"] !== destination) return refuse("Unknown destination");
    if (headers["id"] === undefined) return refuse("Missing header id");
    subscriptions.add(headers["id"]);
    if (visitor !== undefined) takeBackGreetings ??= greet(world, visitor, around);
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
    if ((visitor === undefined) !== (act === connect)) return refuse(visitor === undefined ? "Not connected" : "Already connected");
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
    receive: (text) => {
      if (!open) return;
      life?.heard();
      parser.parseChunk(text);
    },
    deliver: (notice) => {
      if (notice.accountId !== visitor?.accountId) return;
      const account = world.state.accounts.find(({ id }) => id === notice.accountId);
      const body = JSON.stringify(messageOf(notice, account?.language ?? "az"));
      for (const subscription of subscriptions) send("MESSAGE", { subscription, destination, "message-id": `${subscription}-${notice.id}`, "content-type": "application/json" }, body);
    },
    gone,
    end,
  };
}
