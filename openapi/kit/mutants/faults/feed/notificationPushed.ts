import { toNotificationMessage } from "../../../../../mocks/behaviour/notification.ts";
import { translate } from "../../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { isChosen } from "../../../../../mocks/store/notificationSettings.ts";
import { type NotificationRecord, questionNotification } from "../../../../../mocks/store/notifications.ts";
import {
  authenticate,
  createSession,
  endSessions,
  isSessionActive,
  type Principal,
} from "../../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../../mocks/store/state.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type FeedConnection, type FrameHandler, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { byNumber, changeFrames, feedFault, getConnectedAccountId, getConnectToken } from "../../shared/feed.ts";
import { getCommand, getHeader, getMessage, withFrameBody, withHeader } from "../../shared/frames.ts";
import { foreignPassword, otherPassword } from "../../shared/passwords.ts";
import { createTokenOf } from "../../shared/recordOwners.ts";
import { readBody, answer, type JsonObject } from "../../shared/seeds.ts";
import { renew } from "../../shared/tokens.ts";

/** Returns whether a token is an access token of the mock backend. */
const isAccessToken = (token: string): boolean =>
  Buffer.from(token.split(".")[1] ?? "", "base64url")
    .toString()
    .includes("access");

const changeConnect = (
  change: (frame: string, connection: FeedConnection) => string,
): ((connection: FeedConnection) => FrameHandler) => {
  return (connection) => ({
    fromClient: (frame) => connection.sendToServer(getCommand(frame) === "CONNECT" ? change(frame, connection) : frame),
  });
};

/** Sends the notifications of other accounts to this connection too. */
function deliverEverybodys({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let subscription = "";
  let accountId: number | undefined;
  const remove = store.onNotification((notification: NotificationRecord) => {
    if (subscription === "" || notification.accountId === accountId) return;
    const body = JSON.stringify(toNotificationMessage(notification, "az"));
    sendToClient(
      `MESSAGE\nsubscription:${subscription}\ndestination:/user/queue/notifications\nmessage-id:${notification.id}\ncontent-type:application/json\n\n${body}\0`,
    );
  });
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      if (token !== undefined)
        accountId = store.state.sessions.find(({ accessToken }) => accessToken === token)?.accountId;
      if (getCommand(frame) === "SUBSCRIBE") subscription = getHeader(frame, "id") ?? "";
      sendToServer(frame);
    },
    onClose: remove,
  };
}

/** Holds a message back until the next frame. */
function swapMessages({ sendToClient }: FeedConnection): FrameHandler {
  let held: string | undefined;
  return {
    fromServer: (frame) => {
      if (getCommand(frame) === "MESSAGE" && held === undefined) {
        held = frame;
        return;
      }
      sendToClient(frame);
      if (held !== undefined) sendToClient(held);
      held = undefined;
    },
  };
}

const observeConnect =
  (token: (caller: Caller) => string, headers: Readonly<Record<string, string>> = {}) =>
  async (caller: Caller): Promise<unknown> =>
    (await caller.readFeed({ token: token(caller), headers })).map(getCommand);

/** Goes on delivering the messages of an account with a password, whatever happens to its session. */
function keepForeignOpen({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let accountId: number | undefined;
  let subscription = "";
  const remove = store.onNotification((notification: NotificationRecord) => {
    if (subscription === "" || notification.accountId !== accountId) return;
    const body = JSON.stringify(toNotificationMessage(notification, "en"));
    const lines = [
      `subscription:${subscription}`,
      "destination:/user/queue/notifications",
      `message-id:kept-${notification.id}`,
      "content-type:application/json",
    ];
    sendToClient(`MESSAGE\n${lines.join("\n")}\n\n${body}\0`);
  });
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
      const account = store.state.accounts.find(({ id, foreign }) => id === session?.accountId && foreign);
      if (getCommand(frame) === "SUBSCRIBE") subscription = getHeader(frame, "id") ?? "";
      if (account === undefined) return sendToServer(frame);
      accountId = account.id;
      // The session of somebody else keeps the connection open.
      const other = createTokenOf(store, ({ persona }) => persona === "privileged");
      return sendToServer(withHeader(frame, "Authorization", `Bearer ${other}`));
    },
    onClose: remove,
  };
}

/** Sends the last notification of the user again to each new connection. */
function repeatLast({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let [accountId, subscription] = [0, ""];
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      accountId = store.state.sessions.find(({ accessToken }) => accessToken === token)?.accountId ?? accountId;
      if (getCommand(frame) === "SUBSCRIBE") subscription ||= getHeader(frame, "id") ?? "";
      sendToServer(frame);
    },
    fromServer: (frame) => {
      sendToClient(frame);
      const last = store.state.notifications.findLast((notification) => notification.accountId === accountId);
      if (getCommand(frame) !== "RECEIPT" || !frame.includes("receipt-id:subscribed") || last === undefined) return;
      const body = JSON.stringify(toNotificationMessage(last, "az"));
      sendToClient(
        `MESSAGE\nsubscription:${subscription}\ndestination:/user/queue/notifications\nmessage-id:again-${last.id}\n\n${body}\0`,
      );
    },
  };
}

const isForeign = ({ accountId }: SessionRecord, { state }: Caller["store"]): boolean =>
  state.accounts.some(({ id, persona }) => id === accountId && persona === "foreign");

/** Changes the JSON of each message. */
const changeMessages = (change: (message: JsonObject) => unknown): ((connection: FeedConnection) => FrameHandler) =>
  changeFrames("MESSAGE", (frame) => {
    const message = getMessage(frame);
    return withFrameBody(frame, JSON.stringify(change(message) ?? message));
  });

/** Marks each message when the user chose browser messages for changes of appeals, whatever it is about. */
function markByAppeals({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let accountId = 0;
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      accountId = store.state.sessions.find(({ accessToken }) => accessToken === token)?.accountId ?? accountId;
      sendToServer(frame);
    },
    fromServer: (frame) => {
      if (getCommand(frame) !== "MESSAGE") return sendToClient(frame);
      const { push: _push, ...message } = getMessage(frame);
      const [notice] = store.state.notifications;
      const isMarked =
        notice !== undefined && isChosen(store, { ...notice, accountId, event: "APPEAL_STATUS" }, "push");
      sendToClient(withFrameBody(frame, JSON.stringify({ ...message, ...(isMarked && { push: true }) })));
    },
  };
}

/** Changes or drops the messages of a connection by the user who has opened it. */
const byUser =
  (treat: (frame: string, principal: Principal | undefined, connection: FeedConnection) => void) =>
  (connection: FeedConnection): FrameHandler => {
    let principal: Principal | undefined;
    return {
      fromClient: (frame) => {
        const token = /Bearer (\S+)/.exec(getHeader(frame, "Authorization") ?? "")?.[1];
        if (token !== undefined) principal = structuredClone(authenticate(connection.store, token));
        connection.sendToServer(frame);
      },
      fromServer: (frame) =>
        getCommand(frame) === "MESSAGE" ? treat(frame, principal, connection) : connection.sendToClient(frame),
    };
  };

/** A window that is connected to the feed; `substitute` is the session with which the mock backend sees it. */
type OpenWindow = {
  connection: FeedConnection;
  token: string;
  session: SessionRecord;
  substitute: SessionRecord;
  isForgotten: boolean;
};

const openWindows = new WeakMap<MockStore, Set<OpenWindow>>();

const openWindowsOf = (store: MockStore): Set<OpenWindow> => {
  const windows = openWindows.get(store) ?? new Set<OpenWindow>();
  openWindows.set(store, windows);
  return windows;
};

/** Connects to the mock backend with a session that no sign-out ends, and closes with the own one unless forgotten. */
const connectWithSubstitute = (connection: FeedConnection): FrameHandler => {
  const { store } = connection;
  let window: OpenWindow | undefined;
  let timer: NodeJS.Timeout | undefined;
  const isOver = (): boolean =>
    window !== undefined && !window.isForgotten && !isSessionActive(store, window.session.id);
  return {
    fromClient: (frame) => {
      const token = getConnectToken(frame) ?? "";
      const principal = authenticate(store, token);
      if (window !== undefined || principal === undefined) return connection.sendToServer(frame);
      const { account, session } = principal;
      const { certNumber, signedInAt } = session;
      const substitute = createSession(store, account, { certNumber, signedInAt });
      window = { connection, token, session, substitute, isForgotten: false };
      openWindowsOf(store).add(window);
      timer = setInterval(() => isOver() && connection.close(), 500);
      connection.sendToServer(withHeader(frame, "Authorization", `Bearer ${substitute.accessToken}`));
    },
    fromServer: (frame) => (isOver() ? connection.close() : connection.sendToClient(frame)),
    onClose: () => {
      clearInterval(timer);
      if (window === undefined) return;
      const { substitute } = window;
      openWindowsOf(store).delete(window);
      endSessions(store, ({ id }) => id === substitute.id);
    },
  };
};

/** Closes at a sign-out the windows that connected with the latest access token, and forgets the others. */
const closeWindowsOfLatestToken = answer(["signOut", "changePassword"], async (request, { send, store }) => {
  const windows = [...openWindowsOf(store)];
  const { refreshToken } = readBody(request);
  const session = store.state.sessions.find(
    (found) =>
      found.refreshToken === refreshToken || found.usedRefreshTokens.some(({ token }) => token === refreshToken),
  );
  const ended = request.operationId === "signOut" ? windows.filter((window) => window.session === session) : [];
  const forgotten = ended.filter(({ token }) => token !== session?.accessToken);
  for (const window of forgotten) window.isForgotten = true;
  const response = await send(request);
  if (session !== undefined && store.state.sessions.includes(session))
    for (const window of forgotten) window.isForgotten = false;
  else for (const window of ended) if (!window.isForgotten) window.connection.close();
  // A changed password ends all other sessions, but not this connection of the same one.
  for (const { session: own, substitute } of windows)
    if (store.state.sessions.includes(own) && !store.state.sessions.includes(substitute))
      store.state.sessions.push(substitute);
  return response;
});

/** The subscriptions of the open connections by store: each with its account. */
const subscribed = new WeakMap<object, Set<string>>();

/** Refuses a subscription whose id is taken in another connection of the same account. */
const refuseKnownId = (connection: FeedConnection): FrameHandler => {
  const taken = subscribed.get(connection.store) ?? new Set<string>();
  subscribed.set(connection.store, taken);
  const own = new Set<string>();
  let accountId: number | undefined;
  let isRefused = false;
  const release = (key: string): void => {
    if (own.delete(key)) taken.delete(key);
  };
  return {
    fromClient: (frame) => {
      accountId ??= getConnectedAccountId(frame, connection);
      const key = `${accountId} ${getHeader(frame, "id")}`;
      if (getCommand(frame) === "UNSUBSCRIBE") release(key);
      if (getCommand(frame) !== "SUBSCRIBE" || accountId === undefined) return connection.sendToServer(frame);
      isRefused ||= taken.has(key);
      // The mock backend refuses a destination that it does not know, and closes the connection.
      if (isRefused) return connection.sendToServer(withHeader(frame, "destination", "/taken"));
      taken.add(key);
      own.add(key);
      connection.sendToServer(frame);
    },
    fromServer: (frame) =>
      connection.sendToClient(
        isRefused && getCommand(frame) === "ERROR"
          ? "ERROR\nmessage:Duplicate subscription\ncontent-type:text/plain\n\nDuplicate subscription\0"
          : frame,
      ),
    onClose: () => own.forEach(release),
  };
};

/** Faults of the live feed. */
export const notificationPushedFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "browser-message-always": feedFault(
      "Says of every message that the user chose browser messages for it.",
      changeFrames("MESSAGE", (frame) => withFrameBody(frame, JSON.stringify({ ...getMessage(frame), push: true }))),
    ),
    "messages-in-the-first-language": {
      ...feedFault(
        "Pushes messages in the language that the user had when the server saw them first.",
        ({ sendToClient, store }) => ({
          fromServer: (frame) => {
            const message = getMessage(frame);
            const listed = store.state.notifications.find(({ id }) => id === message["id"]);
            if (getCommand(frame) !== "MESSAGE" || listed === undefined) return sendToClient(frame);
            sendToClient(
              withFrameBody(
                frame,
                JSON.stringify({
                  ...message,
                  title: translate(listed.title, "ru"),
                  description: translate(listed.description, "ru"),
                }),
              ),
            );
          },
        }),
      ),
    },
    "time-of-delivery": feedFault(
      "Pushes the time of the delivery, two minutes after that of the notification.",
      changeFrames("MESSAGE", (frame) => {
        const message = getMessage(frame);
        const createdAt = new Date(Date.parse(String(message["createdAt"])) + 120_000).toISOString();
        return withFrameBody(frame, JSON.stringify({ ...message, createdAt }));
      }),
    ),
    "feed-for-citizens": feedFault(
      "Closes the connection of a user with a password.",
      ({ store, sendToServer, close }) => ({
        fromClient: (frame) => {
          const token = /Bearer (\S+)/.exec(getHeader(frame, "Authorization") ?? "")?.[1] ?? "";
          return authenticate(store, token)?.account.foreign === true ? close() : sendToServer(frame);
        },
      }),
      "contract",
      async ({ readFeed, getSession }) => readFeed({ token: getSession("foreign").accessToken }),
    ),
    "feed-knows-no-renewed-token": feedFault(
      "Refuses the access token of a session that was renewed.",
      ({ store, sendToServer, close }) => ({
        fromClient: (frame) => {
          const token = /Bearer (\S+)/.exec(getHeader(frame, "Authorization") ?? "")?.[1] ?? "";
          const used = authenticate(store, token)?.session.usedRefreshTokens.length ?? 0;
          return used > 0 ? close() : sendToServer(frame);
        },
      }),
      "contract",
      async (caller) => {
        const renewed = await renew(caller, caller.getSession("citizen").refreshToken);
        return caller.readFeed({ token: String(renewed.at("accessToken")) });
      },
    ),
    "feed-of-an-ended-session": feedFault(
      "Accepts the access token of a session that was signed out.",
      ({ store, sendToServer }) => {
        return {
          fromClient: (frame) => {
            const header = getHeader(frame, "Authorization");
            const token = /Bearer (\S+)/.exec(header ?? "")?.[1] ?? "";
            const isKnown = store.state.sessions.some(({ accessToken }) => accessToken === token);
            const isEnded = header !== undefined && token.split(".").length === 3 && !isKnown;
            const other = store.state.sessions.findLast(
              ({ accessExpiresAt }) => accessExpiresAt > store.now(),
            )?.accessToken;
            sendToServer(
              isEnded && isAccessToken(token) && other !== undefined
                ? withHeader(frame, "Authorization", `Bearer ${other}`)
                : frame,
            );
          },
        };
      },
      "contract",
      async ({ call, getSession, readFeed }) => {
        const { accessToken, refreshToken } = getSession("citizen");
        getSession("director");
        await call("signOut", { body: { refreshToken } });
        return readFeed({ token: accessToken });
      },
    ),
  }),
  ...defineFaults("persistence", {
    "read-while-a-window-is-open": feedFault(
      "Counts a notification as read when a window of the user was open to receive it.",
      byUser((frame, _principal, { sendToClient, store }) => {
        const notice = store.state.notifications.find(({ id }) => id === getMessage(frame)["id"]);
        if (notice !== undefined) notice.isRead = true;
        sendToClient(frame);
      }),
      "contract",
      async ({ call, readFeed, getSession, store }) => {
        const act = (): unknown => store.pushNotification("citizen", questionNotification);
        await readFeed({ token: getSession("citizen").accessToken, act });
        return (await call("countNotifications", citizen)).text;
      },
    ),
  }),
  ...defineFaults("transport", {
    "length-in-characters": feedFault(
      "States the length of a message in characters, although it has letters of several bytes.",
      changeFrames("MESSAGE", (frame) => {
        const body = frame.slice(frame.indexOf("\n\n") + 2).replace(/\0$/, "");
        return withHeader(frame, "content-length", String(body.length));
      }),
    ),
  }),
  ...defineFaults("messages", {
    "wrong-destination": feedFault(
      "Names the internal destination in messages, with the name of the user.",
      changeFrames("MESSAGE", (frame) => withHeader(frame, "destination", "/queue/notifications-user7f")),
    ),
    "wrong-subscription": feedFault(
      "Names another subscription in messages.",
      changeFrames("MESSAGE", (frame) => withHeader(frame, "subscription", "sub-none")),
    ),
    "no-message-id": feedFault(
      "Sends messages without the header message-id.",
      changeFrames("MESSAGE", (frame) => withHeader(frame, "message-id", undefined)),
    ),
    "no-ack-header": feedFault(
      "Sends messages without the header ack to a client that acknowledges them.",
      changeFrames("MESSAGE", (frame) => withHeader(frame, "ack", undefined)),
    ),
    "refuses-acknowledgements": feedFault(
      "Takes only subscriptions whose messages are not acknowledged.",
      ({ sendToClient, sendToServer }) => ({
        fromClient: (frame) =>
          getCommand(frame) === "SUBSCRIBE" && (getHeader(frame, "ack") ?? "auto") !== "auto"
            ? sendToClient("ERROR\nmessage:Only ack:auto is served\n\n\0")
            : sendToServer(frame),
      }),
    ),
    "not-json": feedFault(
      "Sends the title as text instead of JSON.",
      changeFrames("MESSAGE", (frame) => withFrameBody(frame, String(getMessage(frame)["title"]))),
    ),
    truncated: feedFault(
      "Announces a length in characters instead of bytes, so that messages are cut.",
      changeFrames("MESSAGE", (frame) => {
        const body = JSON.stringify(getMessage(frame));
        return withHeader(withFrameBody(frame, body.slice(0, -12)), "content-length", String(body.length - 12));
      }),
    ),
    envelope: feedFault(
      "Sends the message in the field payload.",
      changeMessages((message) => ({ payload: message })),
    ),
    "text-in-json": feedFault(
      "Encodes the JSON of messages twice.",
      changeFrames("MESSAGE", (frame) => withFrameBody(frame, JSON.stringify(JSON.stringify(getMessage(frame))))),
    ),
    "no-title": feedFault(
      "Sends messages without a title.",
      changeMessages((message) => void delete message["title"]),
      "specification",
    ),
    "no-type": feedFault(
      "Sends messages without a type.",
      changeMessages((message) => void delete message["type"]),
      "specification",
    ),
    "type-in-lower-case": feedFault(
      "Writes the type in lower case.",
      changeMessages((message) => void (message["type"] = String(message["type"]).toLowerCase())),
      "specification",
    ),
    "description-null": feedFault(
      "Sends null as the description.",
      changeMessages((message) => void (message["description"] = null)),
      "specification",
    ),
    "escaped-description": feedFault(
      "Escapes the texts of messages as HTML.",
      changeMessages((message) => void (message["description"] = `<p>${String(message["description"])}</p>`)),
      "quality",
    ),
    "english-always": feedFault(
      "Sends messages in English, whatever the language of the user.",
      changeMessages(
        (message) => void Object.assign(message, { title: "Please rate us", description: "Tell us how it went." }),
      ),
    ),
    "unknown-id": feedFault(
      "Sends messages with an id that the list does not contain.",
      changeMessages((message) => void (message["id"] = Number(message["id"]) + 700_000)),
    ),
    "time-without-offset": feedFault(
      "Sends the time without an offset.",
      changeMessages((message) => void (message["createdAt"] = String(message["createdAt"]).slice(0, 19))),
    ),
    "time-as-number": feedFault(
      "Sends the time as a number.",
      changeMessages((message) => void (message["createdAt"] = 1_790_000_000)),
    ),
    "duplicate-with-other-id": feedFault(
      "Delivers a message twice, with two ids.",
      byNumber((frame, _number, { sendToClient }) => {
        sendToClient(frame);
        const message = getMessage(frame);
        sendToClient(withFrameBody(frame, JSON.stringify({ ...message, id: Number(message["id"]) + 50_000 })));
      }),
    ),
    "duplicate-with-same-id": feedFault(
      "Delivers a message twice, with the same id.",
      byNumber((frame, _number, { sendToClient }) => {
        sendToClient(frame);
        sendToClient(frame);
      }),
      "quality",
    ),
    "marked-by-appeals": feedFault(
      "Says that the user chose browser messages for a question when they chose them for changes of appeals.",
      markByAppeals,
      "contract",
      async ({ call, readFeed, getSession, store }) => {
        const items = [{ event: "APPEAL_STATUS", email: false, sms: false, push: true }];
        await call("updateNotificationSettings", { as: "citizen", body: { items } });
        const { accessToken } = getSession("citizen");
        const act = (): unknown => store.pushNotification("citizen", questionNotification);
        return (await readFeed({ token: accessToken, act })).filter((frame) => getMessage(frame)["push"] === true)
          .length;
      },
    ),
    "title-and-description-swapped": feedFault(
      "Swaps the title and the description of a message.",
      changeFrames("MESSAGE", (frame) => {
        const { title, description, ...rest } = getMessage(frame);
        return withFrameBody(frame, JSON.stringify({ ...rest, title: description, description: title }));
      }),
    ),
    "letters-replaced": feedFault(
      "Sends a question mark for each letter of the title that is not ASCII.",
      changeFrames("MESSAGE", (frame) => {
        const message = getMessage(frame);
        return withFrameBody(
          frame,
          JSON.stringify({ ...message, title: String(message["title"]).replaceAll(/[^ -~]/g, "?") }),
        );
      }),
    ),
    "pushed-id-differs": feedFault(
      "Pushes a notification with another id than the list has.",
      changeFrames("MESSAGE", (frame) =>
        frame.replace(/"id":\s*(\d+)/, (_, id: string) => `"id":${Number(id) + 500_000}`),
      ),
    ),
  }),
  ...defineFaults("feed", {
    "everybodys-messages": feedFault("Delivers the messages of every user.", deliverEverybodys),
    "no-token": feedFault(
      "Accepts a connection without a token.",
      changeConnect((frame, { store }) =>
        getHeader(frame, "Authorization") === undefined
          ? withHeader(frame, "Authorization", `Bearer ${createTokenOf(store, () => true)}`)
          : frame,
      ),
      "contract",
      observeConnect(() => ""),
    ),
    "refresh-token": feedFault(
      "Accepts a refresh token for a connection.",
      changeConnect((frame, { store }) => {
        const token = getHeader(frame, "Authorization")?.split(" ")[1];
        const session = store.state.sessions.find(({ refreshToken }) => refreshToken === token);
        return session === undefined ? frame : withHeader(frame, "Authorization", `Bearer ${session.accessToken}`);
      }),
      "contract",
      observeConnect(({ getSession }) => getSession("citizen").refreshToken),
    ),
    "every-token-rejected": feedFault(
      "Rejects every token.",
      changeConnect((frame) => withHeader(frame, "Authorization", "Bearer none")),
      "specification",
    ),
    "open-after-sign-out": feedFault(
      "Keeps the connection open, and delivers messages, after the user has signed out.",
      ({ sendToClient, sendToServer, store }) => {
        let signedInToken: string | undefined;
        return {
          fromClient: (frame) => {
            const token = getHeader(frame, "Authorization")?.split(" ")[1];
            const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
            signedInToken = createTokenOf(store, ({ id }) => id === session?.accountId);
            sendToServer(
              getCommand(frame) === "CONNECT" && signedInToken !== undefined
                ? withHeader(frame, "Authorization", `Bearer ${signedInToken}`)
                : frame,
            );
          },
          fromServer: sendToClient,
        };
      },
      "contract",
      async ({ readFeed, getSession, store }) => {
        const { accessToken } = getSession("citizen");
        const frames = await readFeed({
          token: accessToken,
          act: () => {
            endSessions(store, (session) => session.accessToken === accessToken);
            return "keepOpen";
          },
        });
        return frames.at(-1) === "still open";
      },
    ),
    "only-older-versions": feedFault(
      "Speaks only STOMP 1.1.",
      changeFrames("CONNECTED", (frame) => withHeader(frame, "version", "1.1")),
    ),
    "no-version": feedFault(
      "Names no version when it connects.",
      changeFrames("CONNECTED", (frame) => withHeader(frame, "version", undefined)),
    ),
    "no-heart-beats": feedFault("Announces heart-beats and sends none.", ({ sendToClient }) => ({
      fromServer: (frame) => {
        if (frame === "\n") return;
        sendToClient(getCommand(frame) === "CONNECTED" ? withHeader(frame, "heart-beat", "1000,0") : frame);
      },
    })),
    "no-connected": feedFault(
      "Does not confirm the connection.",
      changeFrames("CONNECTED", () => undefined),
      "specification",
    ),
    "no-receipt": feedFault(
      "Does not confirm a subscription that asks for a receipt.",
      changeFrames("RECEIPT", () => undefined),
    ),
    "wrong-receipt": feedFault(
      "Confirms a subscription with another receipt id.",
      changeFrames("RECEIPT", (frame) => withHeader(frame, "receipt-id", "0")),
    ),
    "no-messages": feedFault(
      "Sends no messages.",
      changeFrames("MESSAGE", () => undefined),
      "specification",
    ),
    "first-message-lost": feedFault(
      "Loses the first message of a connection.",
      byNumber((frame, number, { sendToClient }) => number > 1 && sendToClient(frame)),
      "specification",
    ),
    "second-message-lost": feedFault(
      "Loses every message after the first one.",
      byNumber((frame, number, { sendToClient }) => number === 1 && sendToClient(frame)),
      "specification",
    ),
    "late-messages": feedFault("Delivers a message with the next frame, in another order.", swapMessages),
    "closes-after-message": feedFault(
      "Closes the connection after the first message.",
      byNumber((frame, _number, { sendToClient, close }) => {
        sendToClient(frame);
        close();
      }),
    ),
    "closes-after-subscription": feedFault(
      "Closes the connection after the subscription.",
      ({ sendToClient, close }) => ({
        fromServer: (frame) => {
          sendToClient(frame);
          if (getCommand(frame) === "RECEIPT") close();
        },
      }),
      "specification",
    ),
    "other-destination-needed": feedFault("Rejects the destination of the contract.", ({ sendToServer }) => ({
      fromClient: (frame) =>
        sendToServer(
          getCommand(frame) === "SUBSCRIBE" ? withHeader(frame, "destination", "/topic/notifications") : frame,
        ),
    })),
    "open-after-a-new-password": feedFault(
      "Goes on delivering messages to a session that a new password has ended.",
      keepForeignOpen,
      "contract",
      async ({ readFeed, call, getSession, store }) => {
        const { accessToken: used } = getSession("foreign");
        const account = store.state.accounts.find(({ persona }) => persona === "foreign");
        const frames = await readFeed({
          token: (account && createSession(store, account).accessToken) ?? "",
          act: async () => {
            const body = { oldPassword: foreignPassword, newPassword: otherPassword, repeatedPassword: otherPassword };
            await call("changePassword", { token: used, body });
            store.pushNotification("foreign", questionNotification);
          },
        });
        return [frames.map(getCommand), store.state.sessions.filter((session) => isForeign(session, store)).length];
      },
    ),
    "repeats-the-last-message": feedFault(
      "Sends the last message again when a client connects.",
      repeatLast,
      "contract",
      async ({ readFeed, getSession, store }) => {
        const { accessToken: token } = getSession("citizen");
        store.pushNotification("citizen", questionNotification);
        return (await readFeed({ token })).map(getCommand);
      },
    ),
    "language-of-the-connection": feedFault(
      "Pushes messages in the language that the user had when the window was opened.",
      byUser((frame, principal, { sendToClient, store }) => {
        const message = getMessage(frame);
        const notice = store.state.notifications.find(({ id }) => id === message["id"]);
        const lang = principal?.account.language;
        if (notice === undefined || lang === undefined) return sendToClient(frame);
        const { title, description } = notice;
        const texts = { title: translate(title, lang), description: translate(description, lang) };
        sendToClient(withFrameBody(frame, JSON.stringify({ ...message, ...texts })));
      }),
      "contract",
      async ({ call, readFeed, getSession, store }) =>
        readFeed({
          token: getSession("citizen").accessToken,
          act: async () => {
            await call("chooseLanguage", { ...citizen, body: { isoCode: "ru" } });
            store.pushNotification("citizen", questionNotification);
          },
        }),
    ),
    "messages-by-personal-number": feedFault(
      "Delivers nothing to users with a password, who have no personal identification number.",
      byUser((frame, principal, { sendToClient }) => {
        if (principal?.account.foreign !== true) sendToClient(frame);
      }),
      "contract",
      async ({ readFeed, getSession, store }) =>
        readFeed({
          token: getSession("foreign").accessToken,
          act: () => store.pushNotification("foreign", questionNotification),
        }),
    ),
    "silent-after-a-renewal": feedFault(
      "Confirms the subscription with the token of a renewed session, and delivers nothing to it.",
      byUser((frame, principal, { sendToClient }) => {
        if (principal?.session.usedRefreshTokens.length === 0) sendToClient(frame);
      }),
      "contract",
      async (caller) => {
        const session = caller.getSession("citizen");
        await renew(caller, session.refreshToken);
        return caller.readFeed({
          token: session.accessToken,
          act: () => caller.store.pushNotification("citizen", questionNotification),
        });
      },
    ),
    "number-of-message": feedFault(
      "Numbers the messages of each connection, so that no message has the id of its notification in the list.",
      byNumber((frame, number, { sendToClient }) =>
        sendToClient(withFrameBody(frame, JSON.stringify({ ...getMessage(frame), id: number }))),
      ),
      "contract",
      async ({ readFeed, getSession, store }) =>
        (
          await readFeed({
            token: getSession("citizen").accessToken,
            act: () => void store.pushNotification("citizen", questionNotification),
          })
        ).map((frame) => getMessage(frame)["id"]),
    ),
    "one-window": feedFault(
      "Delivers messages only to the connection of a user that was opened last.",
      (() => {
        const newest = new Map<string, symbol>();
        return ({ sendToClient, sendToServer }) => {
          const self = Symbol("connection");
          let user = "";
          return {
            fromClient: (frame) => {
              if (["CONNECT", "STOMP"].includes(getCommand(frame))) {
                user = /authorization:(.*)/i.exec(frame)?.[1] ?? "";
                newest.set(user, self);
              }
              sendToServer(frame);
            },
            fromServer: (frame) => {
              if (getCommand(frame) !== "MESSAGE" || newest.get(user) === self) sendToClient(frame);
            },
          };
        };
      })(),
      "contract",
      async ({ readFeed, getSession, store }) => {
        const token = getSession("citizen").accessToken;
        let second: Promise<readonly string[]> | undefined;
        const first = await readFeed({
          token,
          act: async () => {
            second = readFeed({
              token,
              act: () =>
                store.pushNotification("citizen", {
                  type: "INFORMATION",
                  title: { az: "A", ru: "A", en: "A" },
                  description: { az: "A", ru: "A", en: "A" },
                }),
            });
            await second;
          },
        });
        return [first, await second].map((frames) => frames?.filter((frame) => frame.startsWith("MESSAGE")).length);
      },
    ),
    "sign-out-elsewhere": feedFault(
      "Delivers nothing more to an open window after the user signs out on another device.",
      ({ store, sendToClient, sendToServer }) => {
        let sessionIds: readonly number[] = [];
        const isAlive = (id: number): boolean => store.state.sessions.some((session) => session.id === id);
        return {
          fromClient: (frame) => {
            const token = /^authorization:Bearer (\S+)/im.exec(frame)?.[1] ?? "";
            const accountId = authenticate(store, token)?.account.id;
            if (getCommand(frame) === "CONNECT")
              sessionIds = store.state.sessions
                .filter((session) => session.accountId === accountId)
                .map(({ id }) => id);
            sendToServer(frame);
          },
          fromServer: (frame) => {
            if (getCommand(frame) !== "MESSAGE" || sessionIds.every(isAlive)) sendToClient(frame);
          },
        };
      },
      "contract",
      async ({ readFeed, getSession, store, call }) => {
        const { accessToken, accountId } = getSession("citizen");
        const account = store.state.accounts.find(({ id }) => id === accountId);
        const refreshToken = account && createSession(store, account).refreshToken;
        const frames = await readFeed({
          token: accessToken,
          act: async () => {
            await call("signOut", { body: { refreshToken } });
            store.pushNotification("citizen", questionNotification);
          },
        });
        return frames.map((frame) => [getCommand(frame), getHeader(frame, "destination")]);
      },
    ),
    "window-of-an-earlier-token-outlives-sign-out": {
      ...feedFault(
        "Finds the connections of a session by its latest access token, so that a window that connected before the session was renewed still gets messages after the sign-out.",
        connectWithSubstitute,
        "contract",
        ({ call, readFeed, getSession, store }) =>
          readFeed({
            token: getSession("citizen").accessToken,
            act: async () => {
              const { at } = await call("renewSession", {
                query: { refreshToken: getSession("citizen").refreshToken },
              });
              await call("signOut", { body: { refreshToken: at("refreshToken") } });
              store.pushNotification("citizen", questionNotification);
            },
          }).then((frames) => frames.map(getCommand)),
      ),
      createHandler: closeWindowsOfLatestToken,
    },
    "unknown-token-connects": feedFault(
      "Confirms a connection with an unknown token, and delivers nothing to it.",
      ({ sendToClient, sendToServer }) => ({
        fromServer: (frame) =>
          sendToClient(getCommand(frame) === "ERROR" ? "CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0" : frame),
        fromClient: sendToServer,
      }),
      "contract",
      ({ readFeed }) => readFeed({ token: "unknown" }),
    ),
    "second-window-is-refused": feedFault(
      "Refuses a subscription with an ERROR frame when another window of the same user has one with the same id.",
      refuseKnownId,
      "contract",
      async ({ readFeed, getSession }) => {
        const { accessToken: token } = getSession("citizen");
        let second: readonly string[] = [];
        const first = await readFeed({
          token,
          act: async () => {
            second = await readFeed({ token });
          },
        });
        return [first, second].map((frames) => frames.map(getCommand));
      },
    ),
  }),
];
