import { defineFaults, type RequestHandler, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { forbidden } from "../../shared/errors.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { preferBrowser } from "../../shared/languages.ts";
import { observeResponse } from "../../shared/observers.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { isForeign } from "../../shared/roles.ts";
import {
  answer,
  cacheResponses,
  changeJson,
  changeSuccess,
  getToken,
  parseJson,
  toJson,
  withJson,
} from "../../shared/seeds.ts";
import { sends, setHeader } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Counts unread notifications in a counter, from which each request to mark them subtracts those that it has found. */
const countApart = (): RequestHandler => {
  const subtractedTwice = new Map<number, number>();
  const marking = new Map<number, { unread: number; requests: number }>();
  return async (request, { store, send }) => {
    const accountId = getPrincipal(request, store)?.account.id;
    if (accountId === undefined) return send(request);
    const surplus = subtractedTwice.get(accountId) ?? 0;
    if (request.operationId === "countNotifications") {
      const response = await send(request);
      return response.status === 200 ? withJson(response, Number(parseJson(response.body)) - surplus) : response;
    }
    if (request.operationId !== "markNotificationsRead") return send(request);
    const earlier = marking.get(accountId);
    const unread =
      earlier?.unread ??
      store.state.notifications.filter((notice) => notice.accountId === accountId && !notice.isRead).length;
    if (earlier !== undefined) subtractedTwice.set(accountId, surplus + unread);
    marking.set(accountId, { unread, requests: (earlier?.requests ?? 0) + 1 });
    try {
      return await send(request);
    } finally {
      const { requests = 1 } = marking.get(accountId) ?? {};
      if (requests > 1) marking.set(accountId, { unread, requests: requests - 1 });
      else marking.delete(accountId);
    }
  };
};

/** Faults of `countNotifications`. */
export const countNotificationsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "count-notifications": {
      ...listsOfEverybody("countNotifications", "notifications", "unread notifications in the count"),
      breaks: "contract",
    },
  }),
  ...defineFaults("account-sentences", {
    "refusal-in-the-language-of-the-browser": {
      operationId: "countNotifications",
      description: "Writes that the user is not signed in in the language that the browser prefers.",
      breaks: "contract",
      createHandler: answer(["countNotifications"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 401 ? send(preferBrowser(request)) : response;
      }),
      observe: observeResponse("countNotifications", { query: { lang: "ru" }, headers: { "accept-language": "en" } }),
    },
  }),
  ...defineFaults("availability", {
    "stale-count": {
      operationId: "countNotifications",
      description: "Caches the number of unread notifications of a session.",
      breaks: "contract",
      createHandler: cacheResponses(["countNotifications"], getToken),
      observe: async ({ call }) => {
        await call("countNotifications", { as: "citizen" });
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("countNotifications", { as: "citizen" })).text;
      },
    },
  }),
  ...defineFaults("persistence", {
    "counter-is-subtracted-twice": {
      operationId: "countNotifications",
      description:
        "Counts too few unread notifications after two simultaneous requests have marked the same ones as read.",
      breaks: "contract",
      createHandler: countApart,
      observe: async ({ call }) => {
        await Promise.all([call("markNotificationsRead", citizen), call("markNotificationsRead", citizen)]);
        return (await call("countNotifications", citizen)).text;
      },
    },
  }),
  ...defineFaults("values", {
    "count-as-object": {
      operationId: "countNotifications",
      description: "Returns the count in an object.",
      breaks: "contract",
      createHandler: changeJson(["countNotifications"], (value) => ({ count: value })),
    },
    "count-of-all": {
      operationId: "countNotifications",
      description: "Counts the read notifications too.",
      breaks: "contract",
      createHandler: changeJson(["countNotifications"], (value) => Number(value) + 3),
    },
    "questions-not-counted": {
      operationId: "countNotifications",
      description: "Leaves requests for an evaluation out of the number of unread notifications.",
      breaks: "contract",
      createHandler: changeJson(["countNotifications"], (count, request, { store }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const questions = store.state.notifications.filter(
          (notice) => notice.accountId === accountId && !notice.isRead && notice.type === "QUESTION",
        );
        return Number(count) - questions.length;
      }),
      observe: async ({ call }) => (await call("countNotifications", { as: "citizen" })).text,
    },
    "only-questions-counted": {
      operationId: "countNotifications",
      description: "Counts only the unread notifications that ask for an evaluation.",
      breaks: "specification",
      createHandler: answer(["countNotifications"], async (request, { send, store }) => {
        const response = await send(request);
        const id = getPrincipal(request, store)?.account.id;
        return response.status === 200
          ? withJson(
              response,
              store.state.notifications.filter(
                ({ accountId, isRead, type }) => accountId === id && !isRead && type === "QUESTION",
              ).length,
            )
          : response;
      }),
      observe: observeResponse("countNotifications", { as: "representative" }),
    },
    "read-ones-counted": {
      operationId: "countNotifications",
      description: "Counts all notifications, not only the unread ones.",
      breaks: "contract",
      createHandler: answer(["countNotifications"], async (request, { send, store }) => {
        const response = await send(request);
        const id = getPrincipal(request, store)?.account.id;
        if (response.status !== 200) return response;
        const count = store.state.notifications.filter(({ accountId }) => accountId === id).length;
        const body = parseJson(response.body);
        return { ...response, body: toJson(isRecord(body) ? { ...body, count } : count) };
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("countNotifications", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("transport", {
    "type-plain": sends("countNotifications", "Says that JSON is plain text.", setHeader("content-type", "text/plain")),
    "number-as-plain-text": {
      operationId: "countNotifications",
      description: "Returns the number as text/plain.",
      breaks: "contract",
      createHandler: changeSuccess(["countNotifications"], (response) =>
        withHeaderOf(response, "content-type", "text/plain;charset=UTF-8"),
      ),
      observe: observeResponse("countNotifications", citizen),
    },
  }),
  ...defineFaults("roles", {
    "no-count-for-foreign-users": {
      operationId: "countNotifications",
      description: "Answers 403 to a foreign organisation that asks for the number of its notifications.",
      breaks: "specification",
      createHandler: answer(["countNotifications"], async (request, backend) =>
        isForeign(request, backend) ? forbidden() : backend.send(request),
      ),
      observe: observeResponse("countNotifications", { as: "foreign" }),
    },
  }),
];
