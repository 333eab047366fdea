import { translate } from "../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { isChosen, getNotificationSettings } from "../../../../mocks/store/notificationSettings.ts";
import { questionNotification, type NotificationRecord } from "../../../../mocks/store/notifications.ts";
import { authenticate, type Principal } from "../../../../mocks/store/sessions.ts";
import { defineFaults, type FeedConnection, type FrameHandler, type RequestHandler } from "../fault.ts";
import { feedFault } from "../feedSeeds.ts";
import { getCommand, getHeader, getMessage, withFrameBody } from "../frames.ts";
import { getPrincipal } from "../recordOwners.ts";
import { answer, bodyOf, getPathPart, parseJson, withHeaderOf, withLastPart } from "../seeds.ts";
import { hourMs, renew } from "../sentenceSeeds.ts";
import type { FaultRequest } from "../fault.ts";

const citizen = { as: "citizen" } as const;
const draft = { ...citizen, path: "orchard" };

/** Returns a request that reads the draft which another one saves. */
const toReading = (request: FaultRequest): FaultRequest => {
  const headers = new Headers(request.headers);
  headers.delete("if-match");
  return { ...request, operationId: "readDraft", method: "GET", headers, body: new Uint8Array() };
};

/** Returns a request without the version that it names. */
const withoutVersion = (request: FaultRequest): FaultRequest => {
  const headers = new Headers(request.headers);
  headers.delete("if-match");
  return { ...request, headers };
};

/** Does something after each notification of the mock backend, from the first request on. */
const afterEachNotification =
  (act: (notification: NotificationRecord, store: MockStore) => void): (() => RequestHandler) =>
  () => {
    let isListening = false;
    return (request, { send, store }) => {
      if (!isListening) store.onNotification((notification) => act(notification, store));
      isListening = true;
      return send(request);
    };
  };

/** Adds an e-mail to the outbox about each notification that a user has not chosen, when the server takes it for chosen. */
const mailsAlso = (takesForChosen: (notification: NotificationRecord, store: MockStore) => boolean) =>
  afterEachNotification((notification, store) => {
    const account = store.state.accounts.find(({ id }) => id === notification.accountId);
    if (account === undefined || isChosen(store, notification, "email") || !takesForChosen(notification, store)) return;
    const { language, email } = account;
    const at = new Date(store.now()).toISOString();
    const [subject, text] = [translate(notification.title, language), translate(notification.description, language)];
    store.addToOutbox({ to: email, subject, text, at });
  });

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

/** Faults against promises of the personal sections that hold for each of several ways, persons or states. */
export const personalPromiseFaults = [
  ...defineFaults("drafts-and-files", {
    "deletion-ignores-the-version": {
      operationId: "keepDraft",
      description: "Compares If-Match only when a draft is saved, and not when it is deleted.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], (request, { send }) => {
        const body = parseJson(request.body) as { data?: unknown } | undefined;
        return send(body?.data === null ? withoutVersion(request) : request);
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { ...draft, body: { data: { trees: 3 } } });
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: { trees: 4 } } });
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: null } })).status;
      },
    },
    "tag-of-the-draft-before": {
      operationId: "keepDraft",
      description: "Confirms a saved draft with the ETag of the version that it has replaced.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const tag = (await send(toReading(request))).headers.get("etag");
        const response = await send(request);
        return response.status === 200 && tag !== null ? withHeaderOf(response, "etag", tag) : response;
      }),
      observe: async ({ call }) => {
        const tag = (await call("keepDraft", { ...draft, body: { data: { trees: 3 } } })).headers.get("etag") ?? "";
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: { trees: 4 } } }))
          .status;
      },
    },
    "empty-form-has-no-version": {
      operationId: "keepDraft",
      description: "Takes the ETag of a form without a draft for no version, and replaces the draft of another tab.",
      breaks: "contract",
      createHandler: answer(["keepDraft"], async (request, { send }) => {
        const empty = await send(withLastPart(toReading(request), "nobody-has-begun"));
        const isEmpty = request.headers.get("if-match") === empty.headers.get("etag");
        return send(isEmpty ? withoutVersion(request) : request);
      }),
      observe: async ({ call }) => {
        const tag = (await call("readDraft", draft)).headers.get("etag") ?? "";
        await call("keepDraft", { ...draft, body: { data: { trees: 3 } } });
        return (await call("keepDraft", { ...draft, headers: { "if-match": tag }, body: { data: { trees: 4 } } }))
          .status;
      },
    },
    "draft-kept-since-its-first-save": {
      operationId: "keepDraft",
      description: "Deletes a draft 60 days after it was begun, however often it has changed since.",
      breaks: "contract",
      createHandler: () => {
        const begun = new Map<string, number>();
        return answer(["keepDraft", "readDraft", "listDrafts"], async (request, { send, store }) => {
          const { state } = store;
          const getKey = (accountId: number | undefined, formKey: string): string => `${accountId} ${formKey}`;
          state.drafts = state.drafts.filter(({ accountId, formKey, updatedAt }) => {
            const first = begun.get(getKey(accountId, formKey)) ?? updatedAt;
            return first > store.now() - 60 * 24 * hourMs;
          });
          const response = await send(request);
          const key = getKey(getPrincipal(request, store)?.account.id, getPathPart(request, -1));
          if (request.operationId === "keepDraft" && response.status === 200) {
            if (bodyOf(response)["data"] === null) begun.delete(key);
            else if (!begun.has(key)) begun.set(key, store.now());
          }
          return response;
        })();
      },
      observe: async ({ call, store, getSession }) => {
        const request = { token: getSession("citizen").accessToken, path: "orchard" };
        for (const [days, trees] of [
          [61, 3],
          [1, 4],
        ] as const) {
          store.advanceClock(-days * 86_400);
          await call("keepDraft", { ...request, body: { data: { trees } } });
          store.advanceClock(days * 86_400);
        }
        return (await call("readDraft", request)).text;
      },
    },
  }),
  ...defineFaults("messages", {
    "mail-by-any-switch": {
      operationId: "updateNotificationSettings",
      description: "Sends e-mails about every kind of event when the user has chosen them for one.",
      breaks: "contract",
      createHandler: mailsAlso(({ accountId, event }, store) =>
        getNotificationSettings(store, accountId).some((row) => event !== undefined && row.email),
      ),
      observe: async ({ call, store }) => {
        await call("readNotificationSettings", citizen);
        store.pushNotification("citizen", questionNotification);
        return store.outbox.map(({ subject }) => subject);
      },
    },
    "answers-always-mailed": {
      operationId: "updateNotificationSettings",
      description: "Sends an e-mail about each answer of the service, whatever the user has chosen.",
      breaks: "contract",
      createHandler: mailsAlso(({ event }) => event === "APPEAL_MESSAGE"),
      observe: async ({ call, store }) => {
        const items = [{ event: "APPEAL_MESSAGE", email: false, sms: false, push: false }];
        await call("updateNotificationSettings", { ...citizen, body: { items } });
        await call("sendAppealMessage", { ...citizen, path: 481, body: { text: "Where is the bench?" } });
        return store.outbox.map(({ subject }) => subject);
      },
    },
  }),
  ...defineFaults("persistence", {
    "read-in-the-second-of-the-last-reading": {
      operationId: "markNotificationsRead",
      description: "Marks as read what arrives in the second in which the list was opened.",
      breaks: "contract",
      createHandler: () => {
        const opened = new Map<number, number>();
        const toSecond = (time: number): number => Math.floor(time / 1000);
        return answer(
          ["markNotificationsRead", "readNotifications", "countNotifications"],
          (request, { send, store }) => {
            const account = getPrincipal(request, store)?.account;
            if (account === undefined) return send(request);
            if (request.operationId === "markNotificationsRead") opened.set(account.id, toSecond(store.now()));
            for (const notice of store.state.notifications)
              if (notice.accountId === account.id && toSecond(notice.createdAt) <= (opened.get(account.id) ?? 0))
                notice.isRead = true;
            return send(request);
          },
        )();
      },
      observe: async ({ call, store }) => {
        await call("markNotificationsRead", citizen);
        store.pushNotification("citizen", questionNotification);
        return (await call("countNotifications", citizen)).text;
      },
    },
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
  ...defineFaults("feed", {
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
  }),
];
