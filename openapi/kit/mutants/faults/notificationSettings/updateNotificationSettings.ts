import { translate } from "../../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { getNotificationSettings, isChosen } from "../../../../../mocks/store/notificationSettings.ts";
import { type NotificationRecord, questionNotification } from "../../../../../mocks/store/notifications.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import type { NotificationChannels } from "../../../../../src/generated/contract.d.ts";
import { defineFaults, type FaultResponse, type RequestHandler, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { getConnectedAccountId } from "../../shared/feed.ts";
import { getCommand, getMessage, withFrameBody } from "../../shared/frames.ts";
import { observeResponse, sendSuggestion } from "../../shared/observers.ts";
import { chooseFirstOrganisation } from "../../shared/organisations.ts";
import { createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import { citizensOnly } from "../../shared/roles.ts";
import {
  readBody,
  answer,
  changeObject,
  changeRequestBody,
  changeSuccess,
  getEntries,
  type JsonObject,
  parseJson,
  withBody,
} from "../../shared/seeds.ts";
import { acceptAnyToken } from "../../shared/tokens.ts";
import { choosePush } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

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

/** Faults of `updateNotificationSettings`. */
export const updateNotificationSettingsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "settings-by-last-sign-in": {
      operationId: "updateNotificationSettings",
      description: "Saves the settings also for every other account of the portal.",
      breaks: "contract",
      createHandler: changeSuccess(["updateNotificationSettings"], (_, request, { store }) => {
        const id = getPrincipal(request, store)?.account.id;
        const own = id === undefined ? undefined : store.state.notificationSettings[id];
        if (own === undefined) return;
        for (const account of store.state.accounts) store.state.notificationSettings[account.id] = structuredClone(own);
      }),
      observe: async ({ call }) => {
        const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
        await call("updateNotificationSettings", { as: "director", body: { items } });
        return (await call("readNotificationSettings", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("account-sentences", {
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
  }),
  ...defineFaults("sessions", {
    "settings-cached-in-session": {
      operationId: "updateNotificationSettings",
      description:
        "Goes on returning the earlier settings in a session that has read them, after another session of the user has changed them.",
      breaks: "contract",
      createHandler: () => {
        const cached = new Map<number, FaultResponse>();
        return changeSuccess(
          ["readNotificationSettings", "updateNotificationSettings"],
          (response, request, { store }) => {
            const id = getPrincipal(request, store)?.session.id;
            if (id === undefined) return;
            const known = request.operationId === "readNotificationSettings" ? cached.get(id) : undefined;
            if (known === undefined) cached.set(id, response);
            return known;
          },
        )();
      },
      observe: async ({ call, store }) => {
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        await call("readNotificationSettings", { token });
        const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
        await call("updateNotificationSettings", { ...citizen, body: { items } });
        return (await call("readNotificationSettings", { token })).text;
      },
    },
  }),
  ...defineFaults("persistence", {
    "only-last-event": {
      operationId: "updateNotificationSettings",
      description: "Saves only the last of several events.",
      breaks: "contract",
      createHandler: changeRequestBody("updateNotificationSettings", ({ items }) => ({
        items: Array.isArray(items) ? items.slice(-1) : items,
      })),
      observe: async ({ call }) => {
        const items = ["PAYMENT", "APPEAL_STATUS"].map((event) => ({ event, email: false, sms: true, push: true }));
        await call("updateNotificationSettings", { as: "citizen", body: { items } });
        return (await call("readNotificationSettings", { as: "citizen" })).text;
      },
    },
    "settings-of-structure": {
      operationId: "updateNotificationSettings",
      description:
        "Keeps the settings for the account that the user acts for, so that another choice of account shows others.",
      breaks: "contract",
      createHandler: () => {
        const settings = new Map<string, NotificationChannels[]>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined || request.operationId?.endsWith("NotificationSettings") !== true)
            return send(request);
          const { account } = principal;
          const key = `${account.id} ${getOwner(principal)}`;
          const own = settings.get(key);
          if (own === undefined) delete store.state.notificationSettings[account.id];
          else store.state.notificationSettings[account.id] = own;
          const response = await send(request);
          const stored = store.state.notificationSettings[account.id];
          if (stored !== undefined) settings.set(key, stored);
          return response;
        };
      },
      observe: async (caller) => {
        const body = { items: [{ event: "PAYMENT", email: false, sms: true, push: true }] };
        await caller.call("updateNotificationSettings", { as: "representative", body });
        const { token } = await chooseFirstOrganisation(caller);
        return (await caller.call("readNotificationSettings", { token })).text;
      },
    },
    "first-event-only": {
      operationId: "updateNotificationSettings",
      description: "Saves only the first event of a request with several.",
      breaks: "contract",
      createHandler: changeRequestBody("updateNotificationSettings", (body) => {
        if (Array.isArray(body["items"])) body["items"] = body["items"].slice(0, 1);
      }),
      observe: async ({ call }) => {
        const items = getEntries((await call("readNotificationSettings", citizen)).at()).map((item) => ({
          ...item,
          sms: item["sms"] !== true,
        }));
        return (await call("updateNotificationSettings", { ...citizen, body: { items } })).at("items");
      },
    },
    "other-events-off": {
      operationId: "updateNotificationSettings",
      description: "Turns off all channels of the events that the request does not name.",
      breaks: "contract",
      createHandler: answer(["updateNotificationSettings"], async (request, { send }) => {
        const body = parseJson(request.body);
        const current = await send(request);
        const stored = parseJson(current.body);
        if (current.status !== 200 || !isRecord(body) || !isRecord(stored) || !Array.isArray(stored["items"]))
          return current;
        const named = (Array.isArray(body["items"]) ? body["items"] : []).filter(isRecord).map(({ event }) => event);
        const items = stored["items"]
          .filter(isRecord)
          .map((item) => (named.includes(item["event"]) ? item : { ...item, email: false, sms: false, push: false }));
        return send(withBody(request, { items }));
      }),
      observe: async ({ call }) => {
        const items = (await call("readNotificationSettings", { as: "citizen" })).at("items") as JsonObject[];
        await call("updateNotificationSettings", { as: "citizen", body: { items: items.slice(0, 1) } });
        return (await call("readNotificationSettings", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("values", {
    "changed-events-only": {
      operationId: "updateNotificationSettings",
      description: "Returns only the events of the request after a change.",
      breaks: "contract",
      createHandler: changeObject(["updateNotificationSettings"], (body, request) => {
        const sent = getEntries(readBody(request)["items"]).map(({ event }) => event);
        body["items"] = getEntries(body["items"]).filter(({ event }) => sent.includes(event));
      }),
      observe: observeResponse("updateNotificationSettings", {
        as: "citizen",
        body: { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] },
      }),
    },
  }),
  ...defineFaults("statuses", {
    "settings-without-content": {
      operationId: "updateNotificationSettings",
      description: "Answers 204 to a change of the settings.",
      breaks: "contract",
      createHandler: changeSuccess(["updateNotificationSettings"], (response) => ({
        ...response,
        status: 204,
        body: new Uint8Array(),
      })),
      observe: observeResponse("updateNotificationSettings", {
        ...citizen,
        body: { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] },
      }),
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
  ...defineFaults("feed", {
    "channels-of-the-connection": {
      operationId: "updateNotificationSettings",
      description: "Pushes messages with the channels that the user had chosen when the feed was connected.",
      breaks: "contract",
      createFrameHandler: (connection) => {
        let settings: ReturnType<typeof getNotificationSettings> = [];
        const { store, sendToClient, sendToServer } = connection;
        return {
          fromClient: (frame) => {
            const accountId = getConnectedAccountId(frame, connection);
            if (accountId !== undefined) settings = structuredClone(getNotificationSettings(store, accountId));
            sendToServer(frame);
          },
          fromServer: (frame) => {
            if (getCommand(frame) !== "MESSAGE") return sendToClient(frame);
            const { push: _push, ...message } = getMessage(frame);
            const event = store.state.notifications.find(({ id }) => id === message["id"])?.event;
            const isChosen = settings.some((row) => row.event === event && row.push);
            sendToClient(withFrameBody(frame, JSON.stringify({ ...message, ...(isChosen && { push: true }) })));
          },
        };
      },
      observe: async (caller) => {
        const { call, readFeed, getSession } = caller;
        const path = await sendSuggestion(caller);
        await call("updateNotificationSettings", { ...citizen, body: choosePush("APPEAL_MESSAGE", true) });
        const frames = await readFeed({
          token: getSession("citizen").accessToken,
          act: async () => {
            await call("updateNotificationSettings", { ...citizen, body: choosePush("APPEAL_MESSAGE", false) });
            await call("sendAppealMessage", { ...citizen, path, body: { text: "A red one, please." } });
          },
        });
        return frames.filter((frame) => getCommand(frame) === "MESSAGE").map((frame) => getMessage(frame)["push"]);
      },
    },
  }),
  ...defineFaults("schemas", {
    "only-changed-settings": {
      operationId: "updateNotificationSettings",
      description: "Returns only the channels of the events in the request.",
      breaks: "contract",
      createHandler: changeObject(["updateNotificationSettings"], (body, request) => {
        const changed = new Set(getEntries(readBody(request)).map(({ event }) => event));
        body["items"] = getEntries(body).filter(({ event }) => changed.has(event));
      }),
      observe: observeResponse("updateNotificationSettings", {
        ...citizen,
        body: { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] },
      }),
    },
  }),
  ...defineFaults("tokens", {
    "settings-with-refresh-token": {
      operationId: "updateNotificationSettings",
      description: "Saves settings with a refresh token.",
      breaks: "contract",
      createHandler: acceptAnyToken("updateNotificationSettings"),
      observe: async ({ call, getSession }) => {
        const body = { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] };
        return (await call("updateNotificationSettings", { token: getSession("citizen").refreshToken, body })).status;
      },
    },
  }),
];
