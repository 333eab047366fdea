import { findAccountByEmail, type Account } from "../../../../../mocks/store/accounts.ts";
import { addDays } from "../../../../../mocks/store/calendar.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { questionNotification } from "../../../../../mocks/store/notifications.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { findCheckoutPayment } from "../../../../../mocks/store/payments.ts";
import { authenticate, createSession, endSessions } from "../../../../../mocks/store/sessions.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultRequest, type FaultResponse, type RequestHandler } from "../../fault.ts";
import { feedFault } from "../../feedSeeds.ts";
import { getCommand, getHeader } from "../../frames.ts";
import { sendSuggestion } from "../../observers.ts";
import { changeOwn, foreignEmail, foreignPassword, readBody, requestReset } from "../../passwordCalls.ts";
import { createQueue, getPrincipal } from "../../recordOwners.ts";
import { readStatus } from "../../tokenSeeds.ts";
import {
  acceptRejected,
  bodyOf,
  changeJson,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  getEntries,
  getPathPart,
  isObject,
  mapTexts,
  parseJson,
  withBody,
  withJson,
  withQuery,
} from "../../seeds.ts";

/** The e-mail address of the citizen of the mock store, and an appeal of hers. */
const citizenEmail = "aysel.quliyeva@poct.example";
const citizenAppeal = "2026-00481";
const idempotencyKey = "b7c1f0a2-fourteen-0001";

/** Takes payments for completed, from the start at the bank, while an operation runs. */
const takeStartedForPaid =
  (operationId: string): (() => RequestHandler) =>
  () => {
    const runInQueue = createQueue();
    return (request, { store, send }) =>
      runInQueue(async () => {
        if (request.operationId !== operationId) return send(request);
        const { checkoutSessions, payments } = store.state;
        const started = payments.filter(({ paidAt }) => paidAt === undefined);
        for (const payment of started) {
          const checkout = checkoutSessions.find(({ paymentId }) => paymentId === payment.id);
          if (checkout) payment.paidAt = checkout.startedAt;
        }
        try {
          return await send(request);
        } finally {
          for (const payment of started) delete payment.paidAt;
        }
      });
  };

/** Returns the number of the bank's order in the URL of a started payment. */
const getOrder = (response: FaultResponse): string =>
  new URL(String(bodyOf(response)["redirectUrl"]), "http://portal").searchParams.get("order") ?? "";

/** Returns a text with the signs of markup as entities, as filters against injected scripts write it. */
const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Returns the ids of the director's open payments. */
const readObligations = async ({ call }: Caller): Promise<string[]> =>
  getEntries((await call("listObligations", { as: "director" })).at()).map(({ id }) => String(id));

/** Starts a payment of the director. */
const startPayment = ({ call }: Caller, path: string, key?: string) =>
  call("startPayment", { as: "director", path, headers: key === undefined ? {} : { "idempotency-key": key } });

/** Follows an appeal of the citizen. */
const followAppeal = ({ call }: Caller, email: string) =>
  call("findAppeal", { body: { appealNumber: citizenAppeal, email } });

/** Returns the appeal at the path of a request. */
const findRequestedAppeal = (request: FaultRequest, store: MockStore) =>
  store.state.appeals.find(({ id }) => isSameId(id, getPathPart(request, -1)));

/** Gives a new appeal the number of another one that was sent at the same time. */
function renumber(response: FaultResponse, earlier: FaultResponse | undefined, store: MockStore): FaultResponse {
  if (response.status !== 200 || earlier?.status !== 200) return response;
  const [receipt, other] = [bodyOf(response), bodyOf(earlier)];
  const [number, appealNumber] = [receipt["appealNumber"], String(other["appealNumber"])];
  const record = store.state.appeals.find(({ id }) => id === receipt["id"]);
  if (record === undefined || receipt["id"] === other["id"]) return response;
  for (const document of store.state.documents)
    if (document.appealNumber === number) document.appealNumber = appealNumber;
  record.number = appealNumber;
  const message = String(receipt["message"]).replace(String(number), appealNumber);
  return withJson(response, { ...receipt, appealNumber, message });
}

/** Returns a value in which each list of one entry is this entry, as converters from XML write it. */
function unwrapLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? unwrapLists(value[0]) : value.map(unwrapLists);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, unwrapLists(item)]));
}

const paymentFaults = [
  ...defineFaults("states", {
    "started-is-paid": {
      operationId: "startPayment",
      description: "Answers that an amount is already paid while an earlier start of its payment is open at the bank.",
      breaks: "contract",
      createHandler: takeStartedForPaid("startPayment"),
      observe: async (caller) => {
        const [id = ""] = await readObligations(caller);
        return [(await startPayment(caller, id)).status, (await startPayment(caller, id)).status];
      },
    },
    "started-among-paid": {
      operationId: "listPaidPayments",
      description: "Lists an amount among the payments as soon as its payment is started, without a receipt.",
      breaks: "contract",
      createHandler: takeStartedForPaid("listPaidPayments"),
      observe: async (caller) => {
        const [id = ""] = await readObligations(caller);
        await startPayment(caller, id);
        return (await caller.call("listPaidPayments", { as: "director" })).text;
      },
    },
  }),
  ...defineFaults("persistence", {
    "order-of-account": {
      operationId: "startPayment",
      description: "Returns the page of the order that the account has open at the bank, also for another payment.",
      breaks: "contract",
      createHandler: () => {
        const pages = new Map<string, FaultResponse>();
        return async (request, { store, send }) => {
          const response = await send(request);
          const principal = getPrincipal(request, store);
          if (request.operationId !== "startPayment" || response.status !== 200 || !principal) return response;
          const page = pages.get(getOwner(principal));
          if (page && findCheckoutPayment(store, getOrder(page))) return page;
          pages.set(getOwner(principal), response);
          return response;
        };
      },
      observe: async (caller) => {
        const [first = "", second = ""] = await readObligations(caller);
        return [(await startPayment(caller, first)).text, (await startPayment(caller, second)).text];
      },
    },
  }),
  ...defineFaults("repetition", {
    "key-without-path": {
      operationId: "startPayment",
      description: "Takes a key that was sent with another payment for a retry, since it compares only the bodies.",
      breaks: "contract",
      createHandler: () => {
        const responses = new Map<string, FaultResponse>();
        return async (request, { store, send }) => {
          const key = request.headers.get("idempotency-key");
          const principal = getPrincipal(request, store);
          if (request.operationId !== "startPayment" || key === null || !principal) return send(request);
          const name = `${getOwner(principal)} ${key}`;
          const response = responses.get(name) ?? (await send(request));
          if (response.status === 200) responses.set(name, response);
          return response;
        };
      },
      observe: async (caller) => {
        const [first = "", second = ""] = await readObligations(caller);
        await startPayment(caller, first, idempotencyKey);
        return (await startPayment(caller, second, idempotencyKey)).status;
      },
    },
  }),
];

const sessionFaults = [
  ...defineFaults("tokens", {
    "one-repetition": {
      operationId: "renewSession",
      description: "Ends the session when a refresh token is sent a third time, within 30 seconds of its first use.",
      breaks: "contract",
      createHandler: () => {
        const repeated = new Set<string>();
        return async (request, { store, send }) => {
          const token = request.url.searchParams.get("refreshToken") ?? "";
          if (request.operationId !== "renewSession" || token === "") return send(request);
          const isUsed = store.state.sessions.some(({ usedRefreshTokens }) =>
            usedRefreshTokens.some((use) => use.token === token),
          );
          if (repeated.has(token))
            endSessions(store, ({ usedRefreshTokens }) => usedRefreshTokens.some((use) => use.token === token));
          if (isUsed) repeated.add(token);
          return send(request);
        };
      },
      observe: async ({ call, getSession }) => {
        const query = { refreshToken: getSession("citizen").refreshToken };
        await call("renewSession", { query });
        return [(await call("renewSession", { query })).status, (await call("renewSession", { query })).status];
      },
    },
  }),
  ...defineFaults("sessions", {
    "signed-out-with-earlier-token": {
      operationId: "signOut",
      description: "Leaves the session alive when the refresh token was renewed a moment before, and answers 200.",
      breaks: "contract",
      createHandler: changeRequest("signOut", (request, { store }) => {
        const body = readBody(request);
        const isCurrent = store.state.sessions.some(({ refreshToken }) => refreshToken === body["refreshToken"]);
        return isCurrent || typeof body["refreshToken"] !== "string"
          ? request
          : withBody(request, { ...body, refreshToken: "unknown" });
      }),
      observe: async (caller) => {
        const { refreshToken } = caller.getSession("citizen");
        const renewed = await caller.call("renewSession", { query: { refreshToken } });
        await caller.call("signOut", { body: { refreshToken } });
        return readStatus(caller, { token: String(renewed.at("accessToken")) });
      },
    },
  }),
  ...defineFaults("feed", {
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
  }),
];

const userFaults = [
  ...defineFaults("persistence", {
    "language-of-structure": {
      operationId: "chooseLanguage",
      description: "Saves the language for the account that the user acts for, and loses it when they choose another.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<number, string>();
        const chosen = new Map<string, string>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined) return send(request);
          const { account } = principal;
          const key = `${account.id} ${getOwner(principal)}`;
          if (!first.has(account.id)) first.set(account.id, account.language);
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "chooseLanguage") chosen.set(key, account.language);
          return request.operationId === "readUser"
            ? withJson(response, {
                ...bodyOf(response),
                language: { isoCode: chosen.get(key) ?? first.get(account.id) },
              })
            : response;
        };
      },
      observe: async ({ call }) => {
        await call("chooseLanguage", { as: "representative", body: { isoCode: "en" } });
        const query = { certNumber: "AZ-2026-000481" };
        const token = String((await call("chooseAccount", { as: "representative", query })).at("token"));
        return (await call("readUser", { token })).at("language");
      },
    },
    "user-of-session": {
      operationId: "chooseLanguage",
      description: "Saves the whole user as at the sign-in, which undoes a later change of the contact details.",
      breaks: "contract",
      createHandler: () => {
        const loaded = new Map<number, Pick<Account, "email" | "phoneNumber">>();
        return async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined) return send(request);
          const { account, session } = principal;
          const user = loaded.get(session.id) ?? { email: account.email, phoneNumber: account.phoneNumber };
          loaded.set(session.id, user);
          const response = await send(request);
          if (request.operationId === "chooseLanguage" && response.status === 200) Object.assign(account, user);
          return response;
        };
      },
      observe: async ({ call }) => {
        const body = { email: citizenEmail, phoneNumber: "+994125550999" };
        await call("updateContacts", { as: "citizen", body });
        await call("chooseLanguage", { as: "citizen", body: { isoCode: "ru" } });
        return (await call("readUser", { as: "citizen" })).at("phoneNumber");
      },
    },
  }),
  ...defineFaults("passwords", {
    "earlier-is-current": {
      operationId: "changePassword",
      description: "Accepts any earlier password as the current one, since it asks the table of all passwords.",
      breaks: "contract",
      createHandler: acceptRejected("changePassword", (request, { store }) => {
        const passwords = getPrincipal(request, store)?.account.passwords ?? [];
        const body = readBody(request);
        return passwords.slice(0, -1).includes(String(body["oldPassword"]))
          ? withBody(request, { ...body, oldPassword: passwords.at(-1) })
          : undefined;
      }),
      observe: (caller) => changeOwn(caller, "Yeni+Qayda-2026", "Köksal+Yadro-2025"),
    },
    "filtered-markup": {
      operationId: "changePassword",
      description: "Stores a password with an ampersand as markup, so that nobody can sign in with it any more.",
      breaks: "contract",
      createHandler: changeRequestBody("changePassword", (body) => mapTexts(body, escapeMarkup)),
      observe: async (caller) => {
        const password = "Qiymət&Bazar-26";
        await changeOwn(caller, password);
        return (await caller.call("signIn", { body: { username: foreignEmail, password } })).status;
      },
    },
    "request-disables-password": {
      operationId: "requestPasswordReset",
      description: "Disables the password of an account as soon as anybody requests a code for it.",
      breaks: "contract",
      createHandler: changeSuccess(["requestPasswordReset"], (_response, { url }, { store }) => {
        const username = url.searchParams.get("username") ?? "";
        findAccountByEmail(store.state.accounts, username)?.passwords.push(`Kod-${store.random.code()}-Yeni`);
      }),
      observe: async (caller) => {
        await requestReset(caller, foreignEmail);
        const body = { username: foreignEmail, password: foreignPassword };
        return (await caller.call("signIn", { body })).status;
      },
    },
  }),
  ...defineFaults("lists", {
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
  }),
  ...defineFaults("access", {
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
  }),
];

const appealFaults = [
  ...defineFaults("values", {
    "calendar-days": {
      operationId: "findAppeal",
      description: "Counts the time limit of a followed appeal in calendar days, so that it ends too early.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], ({ appeal }, _request, { store }) => {
        if (!isObject(appeal) || appeal["dueDate"] === undefined) return;
        const record = store.state.appeals.find(({ number }) => number === appeal["appealNumber"]);
        appeal["dueDate"] = addDays(String(appeal["appealDate"]).slice(0, 10), record?.dueWorkingDays ?? 0);
      }),
      observe: async (caller) => (await followAppeal(caller, citizenEmail)).at("appeal.dueDate"),
    },
  }),
  ...defineFaults("persistence", {
    "address-of-sending": {
      operationId: "findAppeal",
      description: "Finds an appeal only with the e-mail address that its sender had when they sent it.",
      breaks: "contract",
      createHandler: () => {
        const addresses = new Map<string, string>();
        return (request, { store, send }) => {
          const { accounts, appeals } = store.state;
          for (const { number, accountId } of appeals) {
            const address = accounts.find(({ id }) => id === accountId)?.email;
            if (address !== undefined && !addresses.has(number)) addresses.set(number, address);
          }
          const body = parseJson(request.body);
          if (request.operationId !== "findAppeal" || !isObject(body)) return send(request);
          const record = appeals.find(({ number }) => number === String(body["appealNumber"]).trim());
          const current = accounts.find(({ id }) => id === record?.accountId)?.email;
          const stored = addresses.get(record?.number ?? "");
          if (current === undefined || stored === undefined || current === stored) return send(request);
          const entered = String(body["email"]).toLowerCase();
          if (entered === stored.toLowerCase()) return send(withBody(request, { ...body, email: current }));
          return send(entered === current.toLowerCase() ? withBody(request, { ...body, email: stored }) : request);
        };
      },
      observe: async (caller) => {
        const email = "aysel.q@yeni-poct.example";
        await caller.call("updateContacts", { as: "citizen", body: { email, phoneNumber: "+994125550142" } });
        return (await followAppeal(caller, email)).text;
      },
    },
    "merge-without-empty": {
      operationId: "correctAppeal",
      description: "Keeps an optional value that a correction leaves out, since it merges only the fields sent.",
      breaks: "contract",
      createHandler: changeRequest("correctAppeal", (request, { store }) => {
        const [body, record] = [parseJson(request.body), findRequestedAppeal(request, store)];
        if (!isObject(body) || record === undefined) return request;
        const merged = Object.fromEntries(
          (["answers", "counterparty"] as const)
            .filter((name) => isObject(body[name]))
            .map((name) => [name, { ...record[name], ...Object(body[name]) }]),
        );
        return withBody(request, { ...body, ...merged });
      }),
      observe: async ({ call }) => {
        const complaint = { kind: "COMPLAINT", category: "CHEATING", subject: "Scales", text: "They show too much." };
        const name = "Corner shop";
        const sent = { ...complaint, counterparty: { name, voen: "1700000061" } };
        const path = String((await call("sendAppeal", { as: "citizen", body: sent })).at("id"));
        await call("correctAppeal", { as: "citizen", path, body: { ...complaint, counterparty: { name } } });
        return (await call("readAppeal", { as: "citizen", path })).at("counterparty");
      },
    },
  }),
  ...defineFaults("robustness", {
    "highest-number-plus-one": {
      operationId: "sendAppeal",
      description: "Gives two appeals that arrive at the same time the same registration number.",
      breaks: "contract",
      createHandler: () => {
        const running = new Set<Promise<FaultResponse | undefined>>();
        return async (request, backend) => {
          if (request.operationId !== "sendAppeal") return backend.send(request);
          const [earlier] = running;
          const answered = backend
            .send(request)
            .then(async (response) => renumber(response, await earlier, backend.store));
          const done = answered.catch(() => undefined);
          running.add(done);
          try {
            return await answered;
          } finally {
            running.delete(done);
          }
        };
      },
      observe: async (caller) => {
        await Promise.all(Array.from({ length: 6 }, () => sendSuggestion(caller)));
        const appeals = await caller.call("listAppeals", { as: "citizen", query: { perPage: 100 } });
        return new Set(getEntries(appeals.at()).map(({ appealNumber }) => appealNumber)).size;
      },
    },
  }),
  ...defineFaults("messages", {
    "one-unread-notification": {
      operationId: "sendAppealMessage",
      description: "Adds no notification of an answer while an earlier one of the same appeal is unread.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppealMessage"], (_response, _request, { store }) => {
        const { notifications } = store.state;
        const latest = notifications.at(-1);
        const isKnown = notifications.some(
          (notice) =>
            notice !== latest &&
            notice.accountId === latest?.accountId &&
            !notice.isRead &&
            notice.description.az === latest.description.az,
        );
        if (isKnown) notifications.pop();
      }),
      observe: async ({ call }) => {
        const send = (text: string) => call("sendAppealMessage", { as: "citizen", path: 481, body: { text } });
        await send("I have a question.");
        await send("I have another one.");
        return (await call("countNotifications", { as: "citizen" })).text;
      },
    },
  }),
];

const draftFaults = defineFaults("drafts-and-files", {
  "list-of-one": {
    operationId: "readDraft",
    description: "Returns a saved list with one entry as this entry, since a converter from XML sees no list.",
    breaks: "contract",
    createHandler: changeObject(["readDraft"], (draft) => {
      draft["data"] = unwrapLists(draft["data"]);
    }),
    observe: async ({ call }) => {
      await call("keepDraft", { as: "citizen", path: "complaint", body: { data: { documentIds: [8090] } } });
      return (await call("readDraft", { as: "citizen", path: "complaint" })).at("data");
    },
  },
  "days-as-moments": {
    operationId: "readDraft",
    description: "Returns a day in the saved values as a moment, since its parser takes such texts for times.",
    breaks: "contract",
    createHandler: changeObject(["readDraft"], (draft) => {
      draft["data"] = mapTexts(draft["data"], (text) =>
        /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00+04:00` : text,
      );
    }),
    observe: async ({ call }) => {
      await call("keepDraft", { as: "citizen", path: "service-101", body: { data: { shippedAt: "2026-04-20" } } });
      return (await call("readDraft", { as: "citizen", path: "service-101" })).at("data");
    },
  },
});

/** The faults of personal content. */
export const fourteenthPersonalFaults = [
  ...paymentFaults,
  ...sessionFaults,
  ...userFaults,
  ...appealFaults,
  ...draftFaults,
];
