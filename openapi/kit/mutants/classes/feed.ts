import type { NotificationRecord } from "../../../../mocks/store/notifications.ts";
import { toNotificationMessage } from "../../../../mocks/behaviour/notification.ts";
import { endSessions } from "../../../../mocks/store/sessions.ts";
import type { Caller } from "../caller.ts";
import { defineFaults, type FeedConnection, type FrameHandler } from "../fault.ts";
import { getCommand, getHeader, withHeader } from "../frames.ts";
import { createTokenOf } from "../recordOwners.ts";
import { feedFault, changeFrames, byNumber } from "../feedSeeds.ts";

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
});
