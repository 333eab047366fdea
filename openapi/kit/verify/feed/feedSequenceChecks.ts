import { Client } from "@stomp/stompjs";
import type { Fields } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { withFeedConnection, type FeedTarget } from "./feedChecks.ts";
import { withSettingsRestored } from "../notificationSettings.ts";
import { openSocket } from "./feedSocket.ts";
import { createFeedWindowChecks } from "./feedWindowChecks.ts";
import { listNotifications, readNotificationId } from "./pushedNotifications.ts";

/** The number of messages that are pushed one after the other. */
const pushCount = 3;

/** How long a repeated message may take to arrive. */
const repetitionMs = 200;

/** The interval of heartbeats that the client asks for. */
const heartbeatMs = 250;

/** How long a check waits for a heartbeat, whatever the timeout for messages. */
const longestSilenceMs = 4000;

function requirePush({ personas: { sources } }: VerifyContext): () => Promise<void> {
  if (sources.triggerPush === undefined) throw new CheckSkipped("requires pushed messages; set --push to trigger them");
  return sources.triggerPush;
}

const readListedIds = async (context: VerifyContext, token: string): Promise<unknown[]> =>
  (await listNotifications(context, token)).map(readNotificationId);

/** Returns the version and the heartbeats of the CONNECTED frame, and whether the connection stays open with them. */
async function connectWithHeartbeats(
  target: FeedTarget,
  token: string,
): Promise<{ isConnected: boolean; version: string; heartbeat: string; isOpen: boolean }> {
  const client = new Client({
    webSocketFactory: () => openSocket(target),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
  });
  let [isConnected, isOpen] = [false, true];
  const headers = await new Promise<Readonly<Record<string, string>>>((resolve) => {
    client.onConnect = (frame) => {
      isConnected = true;
      resolve(frame.headers);
    };
    client.onWebSocketClose = () => {
      isOpen = false;
      resolve({});
    };
    setTimeout(() => resolve({}), target.timeoutMs);
    client.activate();
  });
  const heartbeat = headers["heart-beat"] ?? "";
  const serverMs = Number(heartbeat.split(",")[0]);
  const negotiatedMs = serverMs > 0 ? Math.max(serverMs, heartbeatMs) : 0;
  // The client closes a connection without heartbeats after twice the interval. A long interval is not waited for.
  if (negotiatedMs > 0 && negotiatedMs * 4 <= Math.max(target.timeoutMs, longestSilenceMs))
    await new Promise((resolve) => setTimeout(resolve, negotiatedMs * 4));
  const hasStayedOpen = isOpen;
  await client.deactivate({ force: true });
  return { isConnected, version: headers["version"] ?? "", heartbeat, isOpen: hasStayedOpen };
}

/** Returns the checks of several messages and of the connection: each once and in order, heartbeats, what was missed. */
export const createFeedSequenceChecks = (target: FeedTarget): readonly ContractCheck[] => [
  {
    name: "pushes each message once and in the order of the list",
    run: async (context) => {
      const triggerPush = requirePush(context);
      const token = await context.personas.citizen(context);
      await withFeedConnection(target, token, async ({ next }) => {
        for (let count = 0; count < pushCount; count += 1) await triggerPush();
        const ids: unknown[] = [];
        while (ids.length < pushCount) {
          const message = await next();
          assertContract(message !== undefined, `${pushCount} messages`, `${ids.length} messages`);
          ids.push(readNotificationId(message));
        }
        const extra = await next(repetitionMs);
        assertContract(
          new Set(ids).size === ids.length && (extra === undefined || !ids.includes(readNotificationId(extra))),
          "each message once",
          [...ids, ...(extra === undefined ? [] : [readNotificationId(extra)])],
        );
        // The list has the newest first.
        const listed = (await readListedIds(context, token)).filter((id) => ids.includes(id)).toReversed();
        assertContract(
          JSON.stringify(listed) === JSON.stringify(ids),
          `the messages in the order of the list: ${listed.join(", ")}`,
          ids.join(", "),
        );
      });
    },
  },
  {
    name: "pushes a message to every open connection of the user",
    run: async (context) => {
      const triggerPush = requirePush(context);
      const token = await context.personas.citizen(context);
      await withFeedConnection(target, token, async ({ next: nextOfFirst }) =>
        withFeedConnection(target, token, async ({ next: nextOfSecond }) => {
          await triggerPush();
          const second = await nextOfSecond();
          if (second === undefined) throw new CheckSkipped("the messages of --push are for another user");
          const first = await nextOfFirst();
          assertContract(
            readNotificationId(first) === readNotificationId(second),
            "the same message in both windows",
            first,
          );
        }),
      );
    },
  },
  {
    name: "closes only the connections of the session that was signed out",
    run: async (context) => {
      const triggerPush = requirePush(context);
      const [first, second] = [
        await context.personas.openNewSession(context),
        await context.personas.openNewSession(context),
      ];
      await withFeedConnection(target, second.token, async ({ next }) => {
        await triggerPush();
        if ((await next()) === undefined) throw new CheckSkipped("the messages of --push are for another user");
        await fetchBody(context, "signOut", { body: { refreshToken: first.refreshToken } });
        await triggerPush();
        assertContract((await next()) !== undefined, "a message in the other session", "none");
      });
    },
  },
  {
    name: "closes every connection of a session that is signed out, also an earlier one",
    run: async (context) => {
      const triggerPush = requirePush(context);
      const session = await context.personas.openNewSession(context);
      await withFeedConnection(target, session.token, async ({ next }) => {
        await triggerPush();
        if ((await next()) === undefined) throw new CheckSkipped("the messages of --push are for another user");
        const renewed = await fetchBody<{ refreshToken: string }>(context, "renewSession", {
          query: { refreshToken: session.refreshToken },
        });
        const refreshToken = context.personas.secrets.add("CONTRACT_REFRESH_TOKEN", renewed.refreshToken);
        await fetchBody(context, "signOut", { body: { refreshToken } });
        await triggerPush();
        const message = await next(repetitionMs);
        assertContract(message === undefined, "no message after the sign-out", message);
      });
    },
  },
  {
    name: "keeps what is pushed without a connection in the list of notifications",
    run: async (context) => {
      const triggerPush = requirePush(context);
      const token = await context.personas.citizen(context);
      await withFeedConnection(target, token, async () => undefined);
      const before = await readListedIds(context, token);
      await triggerPush();
      const after = await readListedIds(context, token);
      assertContract(
        after.some((id) => !before.includes(id)) || after.length > before.length,
        "one more entry in the list of notifications",
        `${after.length} entries, ${before.length} before`,
      );
    },
  },
  {
    name: "says that the user chose browser messages for this kind of event, and not for another one",
    run: async (context) => {
      requireWrites(context);
      const triggerPush = requirePush(context);
      const token = await context.personas.citizen(context);
      await withSettingsRestored(context, token, async (choose, items) => {
        const messages: Fields[] = [];
        await withFeedConnection(target, token, async ({ next }) => {
          // For all kinds of events, and then for each of them alone. Which one is pushed, only the server can say.
          for (const chosen of [undefined, ...items]) {
            await choose(items.map((channels) => ({ ...channels, push: chosen === undefined || channels === chosen })));
            await triggerPush();
            const message = await next();
            if (!isRecord(message)) throw new CheckSkipped("the messages of --push are for another user");
            messages.push(message);
          }
        });
        const kinds = new Set(messages.map(({ type, title }) => JSON.stringify([type, title])));
        if (kinds.size > 1) throw new CheckSkipped("the messages of --push are of several kinds");
        const [ofAll, ...ofOne] = messages;
        const marked = items.flatMap(({ event }, index) => (ofOne[index]?.["push"] === true ? [event] : []));
        // A question requests an evaluation.
        const isExpected =
          ofAll?.["push"] !== true
            ? marked.length === 0
            : marked.length === 1 && (ofAll["type"] !== "QUESTION" || marked[0] === "EVALUATION");
        assertContract(
          isExpected,
          "push: true with the kind of event of the message, and with no other one",
          `push: true with ${marked.join(" and with ") || "none"}: ${JSON.stringify(ofAll)}`,
        );
      });
    },
  },
  {
    name: "connects with STOMP 1.2 and sends the heartbeats that it negotiates",
    run: async (context) => {
      const { isConnected, version, heartbeat, isOpen } = await connectWithHeartbeats(
        target,
        await context.personas.citizen(context),
      );
      if (!isConnected) throw new CheckSkipped("the feed did not answer CONNECT");
      assertContract(version === "1.2", "CONNECTED with version:1.2", `version:${version}`);
      assertContract(
        heartbeat === "" || /^\d+,\d+$/.test(heartbeat),
        "heart-beat:SENDS,WANTS",
        `heart-beat:${heartbeat}`,
      );
      assertContract(isOpen, `a heartbeat at least each ${heartbeat.split(",")[0]} ms, as negotiated`, "none");
      if (heartbeat === "" || heartbeat === "0,0")
        context.notes.add(
          "no heartbeats in either direction: a proxy ends a feed on which nothing is sent, the nginx of the portal after 75 seconds",
        );
    },
  },
  ...createFeedWindowChecks(target),
];
