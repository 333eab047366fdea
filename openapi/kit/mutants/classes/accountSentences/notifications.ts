import { translate } from "../../../../../mocks/store/localizedText.ts";
import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type FaultResponse } from "../../fault.ts";
import { changeFrames, feedFault } from "../../feedSeeds.ts";
import { getCommand, getHeader, getMessage, withFrameBody, withHeader } from "../../frames.ts";
import { observeResponse } from "../../observers.ts";
import { getPrincipal } from "../../recordOwners.ts";
import { changeObject, getToken } from "../../seeds.ts";
import { renew, citizensOnly } from "../../sentenceSeeds.ts";

/** Returns whether a token is an access token of the mock backend. */
const isAccessToken = (token: string): boolean =>
  Buffer.from(token.split(".")[1] ?? "", "base64url")
    .toString()
    .includes("access");

/** Faults that break one sentence of the contract on notifications and the live feed. */
export const notificationsSentenceFaults = defineFaults("account-sentences", {
  "settings-of-citizens": {
    operationId: "updateNotificationSettings",
    description: "Saves how a user is notified only of users with a state identity.",
    breaks: "contract",
    createHandler: citizensOnly("updateNotificationSettings"),
    observe: async ({ call }) => {
      const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
      await call("updateNotificationSettings", { as: "foreign", body: { items } });
      return (await call("readNotificationSettings", { as: "foreign" })).text;
    },
  },
  "no-defaults": {
    operationId: "updateNotificationSettings",
    description: "Returns no events to a user who has chosen nothing.",
    breaks: "contract",
    createHandler: changeObject(["readNotificationSettings"], (body, request, { store }) => {
      const id = getPrincipal(request, store)?.account.id;
      if (id !== undefined && store.state.notificationSettings[id] === undefined) body["items"] = [];
    }),
    observe: observeResponse("readNotificationSettings", { as: "citizen" }),
  },
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
  "count-of-the-session": {
    operationId: "markNotificationsRead",
    description: "Counts the unread notifications again for the session that marks them as read, and for no other one.",
    breaks: "contract",
    createHandler: () => {
      const counts = new Map<string, { response: FaultResponse; sentCount: number }>();
      return async (request, { store, send }) => {
        const token = getToken(request);
        if (request.operationId === "markNotificationsRead") counts.delete(token);
        if (request.operationId !== "countNotifications") return send(request);
        const sentCount = store.state.notifications.length;
        const known = counts.get(token);
        // A new notification counts at once.
        if (known?.sentCount === sentCount) return known.response;
        const response = await send(request);
        if (response.status === 200) counts.set(token, { response, sentCount });
        return response;
      };
    },
    observe: async (caller) => {
      const { call, getSession } = caller;
      const other = await renew(caller, getSession("citizen").refreshToken);
      const token = String(other.at("accessToken"));
      const second = String((await call("handOverSession", { token })).at("token"));
      await call("countNotifications", { token: second });
      await call("markNotificationsRead", { token });
      return (await call("countNotifications", { token: second })).text;
    },
  },
});
