import { localizedText, parseLanguage, translate } from "../../../../../mocks/store/localizedText.ts";
import { questionNotification } from "../../../../../mocks/store/notifications.ts";
import { defineFaults, type FaultResponse, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import {
  answer,
  changeJson,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getToken,
  parseJson,
  withJson,
} from "../../shared/seeds.ts";
import { renew } from "../../shared/tokens.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const pageOfNotifications = 10;

/** The number of notifications that a page of the portal shows. */
const pageSize = 10;

/** Faults of `markNotificationsRead`. */
export const markNotificationsReadFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "mark-everybody-read": {
      operationId: "markNotificationsRead",
      description: "Marks the notifications of every user as read.",
      breaks: "contract",
      createHandler: ignoreOwners(["markNotificationsRead"], "notifications"),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "admin" });
        return (await call("countNotifications", { as: "citizen" })).text;
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "count-of-the-session": {
      operationId: "markNotificationsRead",
      description:
        "Counts the unread notifications again for the session that marks them as read, and for no other one.",
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
  }),
  ...defineFaults("persistence", {
    "notifications-stay-unread": {
      operationId: "markNotificationsRead",
      description: "Confirms that all notifications are read, and keeps them unread.",
      breaks: "specification",
      createHandler: changeResponse(["markNotificationsRead"], (_response, request, { store }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        for (const notice of store.state.notifications) if (notice.accountId === accountId) notice.isRead = false;
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("countNotifications", { as: "citizen" })).text;
      },
    },
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
    "only-first-page-read": {
      operationId: "markNotificationsRead",
      description: "Resets the count, and leaves the notifications unread in the list.",
      breaks: "contract",
      createHandler: () => {
        const wasRead = new Map<unknown, boolean>();
        return async (request, { send }) => {
          const response = await send(request);
          const items = parseJson(response.body);
          if (request.operationId !== "readNotifications" || !Array.isArray(items)) return response;
          for (const item of items.filter(isRecord)) {
            if (!wasRead.has(item["id"])) wasRead.set(item["id"], item["read"] === true);
            item["read"] = wasRead.get(item["id"]);
          }
          return withJson(response, items);
        };
      },
      observe: async ({ call }) => {
        await call("readNotifications", { as: "citizen" });
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("readNotifications", { as: "citizen" })).at();
      },
    },
    "counter-only": {
      operationId: "markNotificationsRead",
      description: "Sets the counter to zero, and leaves the notifications in the list unread.",
      breaks: "contract",
      createHandler: () => {
        const left = new Set<unknown>();
        return async (request, backend) => {
          const { store, send } = backend;
          const accountId = getPrincipal(request, store)?.account.id;
          if (request.operationId === "markNotificationsRead")
            for (const { id, isRead, accountId: owner } of store.state.notifications)
              if (owner === accountId && !isRead) left.add(id);
          const response = await send(request);
          if (request.operationId !== "readNotifications" || response.status !== 200) return response;
          const entries = getEntries(parseJson(response.body));
          return withJson(
            response,
            entries.map((entry) => (left.has(entry["id"]) ? { ...entry, read: false } : entry)),
          );
        };
      },
      observe: async ({ call }) => {
        await call("markNotificationsRead", citizen);
        return (await call("readNotifications", citizen)).text;
      },
    },
  }),
  ...defineFaults("lists", {
    "first-ten-read": {
      operationId: "markNotificationsRead",
      description: "Marks the ten newest notifications as read, and answers that none is unread.",
      breaks: "specification",
      createHandler: answer(["markNotificationsRead"], async (request, { store, send }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const left = store.state.notifications
          .filter((notice) => notice.accountId === accountId && !notice.isRead)
          .toSorted((a, b) => b.createdAt - a.createdAt)
          .slice(pageSize);
        const response = await send(request);
        for (const notice of left) notice.isRead = false;
        return response;
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "representative" });
        return (await call("countNotifications", { as: "representative" })).text;
      },
    },
  }),
  ...defineFaults("values", {
    "negative-count": {
      operationId: "markNotificationsRead",
      description: "Returns a negative count of unread notifications.",
      breaks: "contract",
      createHandler: changeJson(["markNotificationsRead"], () => -1),
    },
    "changed-rows": {
      operationId: "markNotificationsRead",
      description: "Returns how many notifications the request has changed, not how many are unread.",
      breaks: "contract",
      createHandler: answer(["markNotificationsRead"], async (request, { store, send }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const changed = store.state.notifications.filter((record) => record.accountId === accountId && !record.isRead);
        const response = await send(request);
        return response.status === 200 ? withJson(response, changed.length) : response;
      }),
      observe: async ({ call }) => (await call("markNotificationsRead", citizen)).text,
    },
  }),
  ...defineFaults("statuses", {
    "nothing-unread-404": {
      operationId: "markNotificationsRead",
      description: "Answers 404 when there is no unread notification.",
      breaks: "specification",
      createHandler: answer(["markNotificationsRead"], async (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/read$/, "count");
        const unread = parseJson((await send({ ...request, method: "GET", url })).body);
        const response = await send(request);
        return unread === 0 && response.status === 200
          ? createResponse(404, { message: "Bildiriş yoxdur.", code: "NOT_FOUND" })
          : response;
      }),
      observe: observeResponse("markNotificationsRead", { as: "citizen" }, 2),
    },
  }),
  ...defineFaults("languages", {
    "read-in-one-language": {
      operationId: "markNotificationsRead",
      description:
        "Stores the notifications in the language of the request that marks them as read, so that they have no other from then on.",
      breaks: "contract",
      createHandler: changeSuccess(["markNotificationsRead"], (_response, request, { store }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const lang = parseLanguage(getLang(request));
        for (const notice of store.state.notifications.filter((found) => found.accountId === accountId)) {
          const [title, description] = [translate(notice.title, lang), translate(notice.description, lang)];
          notice.title = localizedText(title, title, title);
          notice.description = localizedText(description, description, description);
        }
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { ...citizen, query: { lang: "en" } });
        return (await call("readNotifications", { ...citizen, query: { lang: "ru" } })).text;
      },
    },
  }),
  ...defineFaults("messages", {
    "first-page-marked-read": {
      operationId: "markNotificationsRead",
      description: "Marks only the newest ten notifications as read.",
      breaks: "contract",
      createHandler: answer(["markNotificationsRead"], async (request, { store, send }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const older = store.state.notifications
          .filter((notification) => notification.accountId === accountId)
          .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
          .slice(pageOfNotifications)
          .filter(({ isRead }) => !isRead);
        const response = await send(request);
        for (const notification of older) notification.isRead = false;
        return response;
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "representative" });
        return (await call("countNotifications", { as: "representative" })).text;
      },
    },
  }),
];
