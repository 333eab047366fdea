import { getOwner } from "../../../../../mocks/store/owners.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type RequestHandler,
  type SeededFault,
  type UpstreamBackend,
} from "../../fault.ts";
import { citizen, director } from "../../shared/callers.ts";
import { withToken } from "../../shared/headers.ts";
import { swapsLanguage, writesTexts } from "../../shared/languages.ts";
import { getPaging, observeField } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { createQueue, createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import { body, entries, rename } from "../../shared/schemas.ts";
import {
  acceptRejected,
  answer,
  changeEntries,
  changeJson,
  changeRequest,
  changeSuccess,
  getEntries,
  getToken,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { sends, setHeader } from "../../shared/transport.ts";
import { returns, setTo } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Lets a user read the notifications of all accounts that have the same e-mail address. */
const findNotificationsByEmail = (): RequestHandler => {
  const runInQueue = createQueue();
  const sendWidened = async (request: FaultRequest, { store, send }: UpstreamBackend): Promise<FaultResponse> => {
    const account = getPrincipal(request, store)?.account;
    if (account === undefined || account.email === "") return send(request);
    const email = account.email.toLowerCase();
    const namesakes = new Set(
      store.state.accounts.filter((other) => other.email.toLowerCase() === email).map(({ id }) => id),
    );
    const moved = store.state.notifications
      .filter(({ accountId }) => accountId !== account.id && namesakes.has(accountId))
      .map((notification) => ({ notification, accountId: notification.accountId }));
    for (const { notification } of moved) notification.accountId = account.id;
    try {
      return await send(request);
    } finally {
      for (const { notification, accountId } of moved) notification.accountId = accountId;
    }
  };
  return (request, backend) =>
    runInQueue(() =>
      request.operationId === "readNotifications" ? sendWidened(request, backend) : backend.send(request),
    );
};

const defaultPerPage = 10;

/** Faults of `readNotifications`. */
export const readNotificationsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "read-notifications": {
      ...listsOfEverybody("readNotifications", "notifications", "notifications"),
      breaks: "contract",
    },
    "notifications-of-organisation": {
      operationId: "readNotifications",
      description: "Returns no notifications while the user acts for an organisation, since it has none of its own.",
      breaks: "contract",
      createHandler: changeJson(["readNotifications"], (notifications, request, { store }) => {
        const principal = getPrincipal(request, store);
        return principal && getOwner(principal).startsWith("organisation:") ? [] : notifications;
      }),
      observe: async ({ call }) => (await call("readNotifications", { as: "director" })).text,
    },
    "notifications-of-colleagues": {
      operationId: "readNotifications",
      // One without an appeal could be a notice to everybody.
      description: "Adds a notification about an appeal of another person at the end of the list.",
      breaks: "specification",
      createHandler: answer(["readNotifications"], async (request, { send, store }) => {
        const own = await send(request);
        const id = getPrincipal(request, store)?.account.id;
        const other = createTokenOf(store, (account) => account.id !== id && account.authority === "ASAN_USER");
        const entries = parseJson(own.body);
        if (other === undefined || !Array.isArray(entries) || own.status !== 200) return own;
        const others = parseJson((await send(withToken(request, other))).body);
        const foreign = getEntries(others).find(({ appealId }) => appealId !== undefined);
        return withJson(own, [...(entries as unknown[]), ...(foreign === undefined ? [] : [foreign])]);
      }),
      observe: observeAsCitizen("readNotifications"),
    },
    "notifications-by-address": {
      operationId: "readNotifications",
      description:
        "Finds notifications by the e-mail address of the account, so that whoever enters the address of somebody else reads theirs.",
      breaks: "contract",
      createHandler: findNotificationsByEmail,
      observe: async ({ call }) => {
        const { at } = await call("readUser", director);
        await call("updateContacts", { ...citizen, body: { email: at("email"), phoneNumber: "+994125550142" } });
        return (await call("readNotifications", citizen)).text;
      },
    },
  }),
  ...defineFaults("sessions", {
    "notifications-since-sign-in": {
      operationId: "readNotifications",
      description: "Returns only the notifications since the sign-in of the session.",
      breaks: "specification",
      createHandler: answer(["readNotifications"], async (request, { send, store }) => {
        const response = await send(request);
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const entries = parseJson(response.body);
        return session === undefined || !Array.isArray(entries)
          ? response
          : withJson(
              response,
              getEntries(entries).filter(({ createdAt }) => Date.parse(String(createdAt)) >= session.signedInAt),
            );
      }),
      observe: observeResponse("readNotifications", { as: "representative" }),
    },
  }),
  ...defineFaults("persistence", {
    "read-when-listed": {
      operationId: "readNotifications",
      description: "Marks the notifications as read as soon as they are listed.",
      breaks: "contract",
      createHandler: changeSuccess(["readNotifications"], (_, request, { store }) => {
        const id = getPrincipal(request, store)?.account.id;
        for (const notification of store.state.notifications)
          if (notification.accountId === id) notification.isRead = true;
      }),
      observe: async ({ call }) => {
        await call("readNotifications", { as: "representative" });
        return (await call("countNotifications", { as: "representative" })).at();
      },
    },
  }),
  ...defineFaults("lists", {
    "notifications-from-the-start": {
      operationId: "readNotifications",
      description: "Begins every page of the notifications with the first one.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const { page, perPage } = getPaging(request);
        if (!request.url.searchParams.has("perPage") || page === 1) return send(request);
        const url = new URL(request.url);
        for (const name of ["page", "perPage"]) url.searchParams.delete(name);
        const response = await send({ ...request, url });
        return withJson(response, getEntries(parseJson(response.body)).slice(0, page * perPage));
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "citizen", query: { page: 2, perPage: 1 } })).text,
    },
    "last-notifications-only-when-full": {
      operationId: "readNotifications",
      description: "Returns a page of notifications after the first one only when it is full.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const response = await send(request);
        const { searchParams } = request.url;
        const count = Number(searchParams.get("perPage") ?? 0);
        const isPartial = getEntries(JSON.parse(new TextDecoder().decode(response.body))).length < count;
        return Number(searchParams.get("page") ?? 1) > 1 && isPartial
          ? { ...response, body: new TextEncoder().encode("[]") }
          : response;
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "citizen", query: { page: 2, perPage: 2 } })).text,
    },
    "first-page-after-last": {
      operationId: "readNotifications",
      description: "Returns the first page again after the last one.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const response = await send(request);
        const found = parseJson(response.body);
        return Array.isArray(found) && found.length === 0 ? send(withQuery(request, { page: "1" })) : response;
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "citizen", query: { page: 40, perPage: 3 } })).at("0.id"),
    },
    "oldest-notification-first": {
      operationId: "readNotifications",
      description: "Returns the oldest notification first.",
      breaks: "contract",
      createHandler: changeJson(["readNotifications"], (value) => (Array.isArray(value) ? value.toReversed() : value)),
      observe: observeField("readNotifications", "id"),
    },
    "notification-page-ignored": {
      operationId: "readNotifications",
      description: "Returns the first page of notifications for every page.",
      breaks: "contract",
      createHandler: changeRequest("readNotifications", (request) => withQuery(request, { page: undefined })),
      observe: observeField("readNotifications", "id", { page: 2, perPage: 1 }),
    },
    "overlapping-page": {
      operationId: "readNotifications",
      description: "Begins each page but the first with the last notification of the page before.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const { page, perPage } = getPaging(request);
        const response = await send(request);
        if (response.status !== 200 || page < 2 || !request.url.searchParams.has("perPage")) return response;
        const all = getEntries(
          parseJson((await send(withQuery(request, { page: undefined, perPage: undefined }))).body),
        );
        const start = (page - 1) * perPage - 1;
        return withJson(response, all.slice(start, start + perPage));
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "representative", query: { page: 2, perPage: 5 } })).text,
    },
    "page-without-size": {
      operationId: "readNotifications",
      description: "Returns ten notifications for a page without `perPage`, in place of all.",
      breaks: "contract",
      createHandler: changeRequest("readNotifications", (request) =>
        request.url.searchParams.has("page") && !request.url.searchParams.has("perPage")
          ? withQuery(request, { perPage: "10" })
          : request,
      ),
      observe: async ({ call }) =>
        getEntries((await call("readNotifications", { as: "representative", query: { page: 2 } })).at()).length,
    },
    "pages-of-ten": {
      operationId: "readNotifications",
      description: "Skips ten notifications for each page before, whatever the size of a page is.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const response = await send(request);
        const perPage = Number(request.url.searchParams.get("perPage") ?? 0);
        if (response.status !== 200 || perPage === 0) return response;
        const complete = await send(withQuery(request, { page: undefined, perPage: undefined }));
        const start = (Number(request.url.searchParams.get("page") ?? 1) - 1) * defaultPerPage;
        return withJson(response, getEntries(parseJson(complete.body)).slice(start, start + perPage));
      }),
      observe: observeResponse("readNotifications", { as: "representative", query: { page: 2, perPage: 4 } }),
    },
  }),
  ...defineFaults("values", {
    "unread-on-later-pages": {
      operationId: "readNotifications",
      description: "Returns every notification as unread on each page but the first.",
      breaks: "contract",
      createHandler: changeEntries(["readNotifications"], (notification, _index, { url }) => {
        if (url.searchParams.has("perPage") && Number(url.searchParams.get("page")) > 1) notification["read"] = false;
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "citizen" });
        return (await call("readNotifications", { as: "citizen", query: { page: 2, perPage: 1 } })).at("0.read");
      },
    },
    "epoch-in-notifications": returns(
      "readNotifications",
      "Returns the time of a notification as a number.",
      setTo("createdAt", (value) => Date.parse(String(value)) / 1000),
    ),
    "time-without-offset": {
      operationId: "readNotifications",
      description: "Returns the time of a notification without its offset.",
      breaks: "contract",
      createHandler: changeEntries(["readNotifications"], (notification) => {
        notification["createdAt"] = String(notification["createdAt"]).replace(/(?:Z|[+-]\d{2}:\d{2})$/, "");
      }),
      observe: async ({ call }) => (await call("readNotifications", citizen)).at("0.createdAt"),
    },
  }),
  ...defineFaults("languages", {
    "english-for-russian": swapsLanguage("readNotifications", "Answers in English for Russian.", "ru", "en"),
    placeholder: {
      ...writesTexts(
        "readNotifications",
        "Leaves a placeholder in the description of a notification.",
        ["description"],
        (text) => text.replace(/\d[\d-]*/, "{number}"),
        "az",
      ),
    },
  }),
  ...defineFaults("transport", {
    cookie: sends("readNotifications", "Sets a cookie.", setHeader("set-cookie", "JSESSIONID=0f31; Path=/"), "quality"),
    "constant-etag": {
      operationId: "readNotifications",
      description: "Answers 304 to any If-None-Match, although the notifications have changed.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        if (request.headers.has("if-none-match"))
          return { status: 304, headers: new Headers({ etag: '"1"' }), body: new Uint8Array() };
        const response = await send(request);
        response.headers.set("etag", '"1"');
        return response;
      }),
      observe: async ({ call }) =>
        (await call("readNotifications", { as: "citizen", headers: { "If-None-Match": '"1"' } })).status,
    },
    "notifications-in-cache": {
      operationId: "readNotifications",
      description: "Lets a shared cache keep the notifications of a person for a minute.",
      breaks: "contract",
      createHandler: changeSuccess(["readNotifications"], ({ headers }) => {
        headers.set("cache-control", "max-age=60");
      }),
      observe: async ({ call }) => (await call("readNotifications", { as: "citizen" })).headers.get("cache-control"),
    },
  }),
  ...defineFaults("robustness", {
    "query-per-notification": {
      operationId: "readNotifications",
      description: "Reads each notification with a query of its own, so that a list of twenty takes five seconds.",
      breaks: "quality",
      createHandler: changeSuccess(["readNotifications"], async (response, _request, { wait }) => {
        await wait(0.25 * getEntries(parseJson(response.body)).length);
      }),
      observe: async ({ call, getWaitedSeconds }) => {
        await call("readNotifications", { as: "representative" });
        return getWaitedSeconds();
      },
    },
  }),
  ...defineFaults("roles", {
    "last-user-without-token": {
      operationId: "readNotifications",
      description: "Answers a request without a token as the user of the request before.",
      breaks: "contract",
      createHandler: () => {
        let lastAuthorization: string | null = null;
        return (request, { send }) => {
          lastAuthorization = request.headers.get("authorization") ?? lastAuthorization;
          if (request.operationId !== "readNotifications" || lastAuthorization === null) return send(request);
          const headers = new Headers(request.headers);
          headers.set("authorization", lastAuthorization);
          return send({ ...request, headers });
        };
      },
      observe: async ({ call }) => {
        await call("readUser", { as: "citizen" });
        return (await call("readNotifications")).status;
      },
    },
  }),
  ...defineFaults("feed", {
    "listed-with-the-next": {
      operationId: "readNotifications",
      description: "Lists a notification only when the next one has arrived.",
      breaks: "contract",
      createHandler: changeJson(["readNotifications"], (value, { url }) =>
        Array.isArray(value) && !url.searchParams.has("page") && value.length > 1
          ? (value as unknown[]).slice(1)
          : value,
      ),
      observe: observeResponse("readNotifications", { as: "representative" }),
    },
  }),
  ...defineFaults("parameters", {
    "no-entry-per-page": {
      operationId: "readNotifications",
      description: "Returns all notifications when 0 per page are asked for.",
      breaks: "contract",
      createHandler: acceptRejected("readNotifications", (request) =>
        request.url.searchParams.get("perPage") === "0" ? withQuery(request, { perPage: undefined }) : undefined,
      ),
      observe: observeResponse("readNotifications", { as: "citizen", query: { perPage: 0 } }),
    },
    "page-without-size": {
      operationId: "readNotifications",
      description: "Returns the page of ten that is asked for although no size was given.",
      breaks: "contract",
      createHandler: changeRequest("readNotifications", (request) =>
        request.url.searchParams.has("page") && !request.url.searchParams.has("perPage")
          ? withQuery(request, { perPage: "10" })
          : request,
      ),
      observe: observeResponse("readNotifications", { as: "representative", query: { page: 2 } }),
    },
  }),
  ...defineFaults("schemas", {
    "notifications-as-object": body("readNotifications", "Returns notifications as an object by id.", (value) =>
      Object.fromEntries(
        (Array.isArray(value) ? value : []).filter(isRecord).map((notice) => [String(notice["id"]), notice]),
      ),
    ),
    "notification-text-renamed": entries(
      "readNotifications",
      "Returns the description of a notification as text.",
      rename("description", "text"),
      "specification",
    ),
  }),
];
