import { questionNotification, type NotificationRecord } from "../../../../mocks/store/notifications.ts";
import { toNotificationMessage } from "../../../../mocks/behaviour/notification.ts";
import { endSessions } from "../../../../mocks/store/sessions.ts";
import { feedOperationId } from "../../verify/verify.ts";
import type { Caller } from "../caller.ts";
import {
  defineFaults,
  type BrokenRule,
  type FaultDefinition,
  type FeedConnection,
  type FrameHandler,
} from "../fault.ts";
import { getCommand, getHeader, getMessage, withFrameBody, withHeader } from "../frames.ts";
import { createTokenOf } from "../recordOwners.ts";
import type { JsonObject } from "../seeds.ts";

/** Returns the frames that the citizen gets while two messages are pushed. */
const observeMessages = async ({ readFeed, getSession, store }: Caller): Promise<unknown> =>
  readFeed({
    token: getSession("citizen").accessToken,
    act: () => {
      store.pushNotification("admin", questionNotification);
      store.pushNotification("citizen", questionNotification);
      store.pushNotification("citizen", { ...questionNotification, type: "INFORMATION" });
    },
  });

const feedFault = (
  description: string,
  createFrameHandler: (connection: FeedConnection) => FrameHandler,
  breaks: BrokenRule = "contract",
  observe: NonNullable<FaultDefinition["observe"]> = observeMessages,
): FaultDefinition => ({
  operationId: feedOperationId,
  description,
  breaks,
  createFrameHandler,
  observe,
});

/** Changes each frame of the server with this command; `undefined` drops it. */
const changeFrames = (
  command: string,
  change: (frame: string) => string | undefined,
): ((connection: FeedConnection) => FrameHandler) => {
  return ({ sendToClient }) => ({
    fromServer: (frame) => {
      const changed = getCommand(frame) === command ? change(frame) : frame;
      if (changed !== undefined) sendToClient(changed);
    },
  });
};

/** Changes the JSON of each message. */
const changeMessages = (change: (message: JsonObject) => unknown): ((connection: FeedConnection) => FrameHandler) =>
  changeFrames("MESSAGE", (frame) => {
    const message = getMessage(frame);
    return withFrameBody(frame, JSON.stringify(change(message) ?? message));
  });

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

/** Returns a handler that treats the number of the message. */
const byNumber =
  (treat: (frame: string, number: number, connection: FeedConnection) => void) =>
  (connection: FeedConnection): FrameHandler => {
    let messageCount = 0;
    return {
      fromServer: (frame) =>
        getCommand(frame) === "MESSAGE"
          ? treat(frame, (messageCount += 1), connection)
          : connection.sendToClient(frame),
    };
  };

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

export const feedFaults = defineFaults("feed", {
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
  "wrong-destination": feedFault(
    "Names the internal destination in messages, with the name of the user.",
    changeFrames("MESSAGE", (frame) => withHeader(frame, "destination", "/queue/notifications-user7f")),
  ),
  "other-destination-needed": feedFault("Rejects the destination of the contract.", ({ sendToServer }) => ({
    fromClient: (frame) =>
      sendToServer(
        getCommand(frame) === "SUBSCRIBE" ? withHeader(frame, "destination", "/topic/notifications") : frame,
      ),
  })),
  "wrong-subscription": feedFault(
    "Names another subscription in messages.",
    changeFrames("MESSAGE", (frame) => withHeader(frame, "subscription", "sub-none")),
  ),
  "no-message-id": feedFault(
    "Sends messages without the header message-id.",
    changeFrames("MESSAGE", (frame) => withHeader(frame, "message-id", undefined)),
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
});
