import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { computeHash } from "../../../../mocks/computeHash.ts";
import type { OperationId } from "../../../../mocks/generated/requestValidators.js";
import { getProblemExample } from "../../../../mocks/operations.ts";
import type { Account } from "../../../../mocks/store/accounts.ts";
import { getAppealStatus } from "../../../../mocks/store/appeals.ts";
import { addDays, toIsoDate, toIsoDateTime } from "../../../../mocks/store/calendar.ts";
import { localizedText, parseLanguage } from "../../../../mocks/store/localizedText.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import { questionNotification } from "../../../../mocks/store/notifications.ts";
import { getOwner } from "../../../../mocks/store/owners.ts";
import { validatePassword } from "../../../../mocks/store/passwords.ts";
import { authenticate, createSession, endSessions, isSessionActive } from "../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../mocks/store/state.ts";
import { addWorkingDays, isWorkingDay } from "../../../../mocks/store/workingDays.ts";
import type { CallOptions, Caller } from "../caller.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type FeedConnection,
  type FrameHandler,
  type RequestHandler,
  type UpstreamBackend,
} from "../fault.ts";
import { feedFault } from "../feedSeeds.ts";
import { getCommand, getHeader, withHeader } from "../frames.ts";
import { arrangeEntries, createPage, getPaging, readAllEntries } from "../lists.ts";
import { createPdf, observeResponse, sendSuggestion } from "../observers.ts";
import { foreignPassword, readBody } from "../passwordCalls.ts";
import { createQueue, getPrincipal } from "../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  isObject,
  parseJson,
  withJson,
  withQuery,
} from "../seeds.ts";
import { acceptToken } from "../tokenSeeds.ts";

const citizen: CallOptions = { as: "citizen" };
const director: CallOptions = { as: "director" };
const foreign: CallOptions = { as: "foreign" };
const admin: CallOptions = { as: "admin" };
const bench = { kind: "SUGGESTION", subject: "Bench", text: "Put two benches at the gate." };
const earlierPassword = "Köksal+Yadro-2025";
const emoji = /[\u{10000}-\u{10FFFF}]/u;

const isAdmin = (request: FaultRequest, store: MockStore): boolean =>
  getPrincipal(request, store)?.account.authority === "ADMIN";

/** Returns an error of an operation in the language of a request. */
function problemOf(
  request: FaultRequest,
  status: number,
  operationId: OperationId = request.operationId as OperationId,
): FaultResponse {
  const lang = parseLanguage(request.url.searchParams.get("lang"));
  const response = createResponse(status, { ...getProblemExample(operationId, status, lang), status });
  response.headers.set("content-language", lang);
  return response;
}

/** Returns a copy of a request without some headers. */
function withoutHeaders(request: FaultRequest, ...names: readonly string[]): FaultRequest {
  const headers = new Headers(request.headers);
  for (const name of names) headers.delete(name);
  return { ...request, headers };
}

/** Returns a copy of a response with other headers. */
function withHeaders(response: FaultResponse, values: Readonly<Record<string, string>>): FaultResponse {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
  return { ...response, headers };
}

/** Changes public content of an operation, which keeps an entity tag of what it then contains. */
const changePublicContent = (
  operationId: string,
  change: (
    body: Record<string, unknown>,
    request: FaultRequest,
    backend: UpstreamBackend,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>,
): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => {
    const unconditional = withoutHeaders(request, "if-none-match");
    const response = await backend.send(unconditional);
    if (response.status !== 200) return response;
    const body = await change(bodyOf(response), unconditional, backend);
    const etag = `W/"${computeHash(JSON.stringify(body)).toString(16)}"`;
    if (request.headers.get("if-none-match") !== etag) return withHeaders(withJson(response, body), { etag });
    const kept = ["cache-control", "vary"].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] satisfies [string, string]];
    });
    return { status: 304, headers: new Headers([...kept, ["etag", etag]]), body: new Uint8Array() };
  });

/** Returns the working days after `day`, until `end`. */
function countWorkingDays(day: string, end: string): number {
  let count = 0;
  for (let next = addDays(day, 1); next <= end; next = addDays(next, 1)) if (isWorkingDay(next)) count += 1;
  return count;
}

/** Returns what an account has of its owner's details. */
const copyDetails = ({ name, surname, fatherName, email, phoneNumber, note }: Account): Partial<Account> => ({
  name,
  surname,
  fatherName,
  email,
  phoneNumber,
  ...(note !== undefined && { note }),
});

/** Returns the access token of a CONNECT frame. */
function getConnectToken(frame: string): string | undefined {
  if (!["CONNECT", "STOMP"].includes(getCommand(frame))) return undefined;
  const value = getHeader(frame, "Authorization") ?? getHeader(frame, "authorization") ?? "";
  return /^Bearer (\S+)$/i.exec(value)?.[1];
}

/** The accounts of the open connections to the feed, by store. */
const connectedAccounts = new WeakMap<MockStore, Map<FeedConnection, number>>();

const connectedAccountsOf = (store: MockStore): Map<FeedConnection, number> => {
  const accounts = connectedAccounts.get(store) ?? new Map<FeedConnection, number>();
  connectedAccounts.set(store, accounts);
  return accounts;
};

/** Remembers which accounts are connected to the feed. */
const rememberConnections = (connection: FeedConnection): FrameHandler => ({
  fromClient: (frame) => {
    const account = authenticate(connection.store, getConnectToken(frame) ?? "")?.account;
    if (account !== undefined) connectedAccountsOf(connection.store).set(connection, account.id);
    connection.sendToServer(frame);
  },
  onClose: () => connectedAccountsOf(connection.store).delete(connection),
});

/** Counts the answers of a user once more for each of their connections to the feed. */
const countAgainForConnections = answer(["sendEvaluation"], async (request, { send, store }) => {
  const accountId = getPrincipal(request, store)?.account.id;
  const connectionCount = [...connectedAccountsOf(store).values()].filter((id) => id === accountId).length;
  const tally = store.state.tallies[Number(readBody(request)["questionnaireId"])];
  const earlier = tally && { ...tally };
  const response = await send(request);
  if (response.status !== 200 || tally === undefined || earlier === undefined) return response;
  for (const key of ["yes", "no", "partially"] as const) tally[key] += (tally[key] - earlier[key]) * connectionCount;
  return response;
});

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

/** Lets an employee of the service correct an appeal in any state. */
const correctInAnyState = answer(["correctAppeal"], async (request, { send, store }) => {
  const response = await send(request);
  const principal = getPrincipal(request, store);
  const appeal = store.state.appeals.find(
    ({ id, owner }) =>
      principal !== undefined && owner === getOwner(principal) && String(id) === getPathPart(request, -1),
  );
  if (response.status !== 409 || appeal === undefined || !isAdmin(request, store)) return response;
  const { steps, withdrawnAt } = appeal;
  const status = getAppealStatus(appeal);
  appeal.steps = steps.slice(0, 1);
  delete appeal.withdrawnAt;
  const accepted = await send(withoutHeaders(request, "if-match"));
  appeal.steps = [...steps, ...appeal.steps.slice(1).map((step) => ({ ...step, status }))];
  if (withdrawnAt !== undefined) appeal.withdrawnAt = withdrawnAt;
  if (accepted.status !== 200) return accepted;
  return withJson(accepted, {
    ...bodyOf(accepted),
    status,
    ...(withdrawnAt !== undefined && { withdrawnAt: toIsoDateTime(withdrawnAt) }),
  });
});

const findFreeSlot = async ({ call }: Caller, as: "citizen" | "director"): Promise<string> => {
  const slots = (await call("readCallCenter", { as })).at("slots");
  const free = (Array.isArray(slots) ? slots : []).filter(isObject).find((slot) => slot["free"] === true);
  return String(free?.["id"]);
};

const uploadPdf = async ({ upload }: Caller, as: "citizen" | "director", name: string): Promise<string> =>
  String((await upload(as, createPdf(name))).at("id"));

export const ninthFaults = [
  ...defineFaults("errors", {
    "used-password-named-like-registration": {
      operationId: "changePassword",
      description:
        "Names the field `password` of the registration, and not `newPassword`, when a strong password is refused because it was used before or has the name in it.",
      breaks: "contract",
      createHandler: changeErrors(["changePassword"], (response, request) => {
        const problem = bodyOf(response);
        const { newPassword } = readBody(request);
        const { fields } = problem;
        if (response.status !== 422 || typeof newPassword !== "string" || !Array.isArray(fields)) return undefined;
        if (validatePassword(newPassword, { names: [] }) !== undefined) return undefined;
        return withJson(response, {
          ...problem,
          fields: fields
            .filter(isObject)
            .map((problemField) =>
              problemField["field"] === "newPassword" ? { ...problemField, field: "password" } : problemField,
            ),
        });
      }),
      observe: observeResponse("changePassword", {
        ...foreign,
        body: { oldPassword: foreignPassword, newPassword: earlierPassword, repeatedPassword: earlierPassword },
      }),
    },
    "word-is-a-search-expression": {
      operationId: "searchRegister",
      description:
        "Passes the word to the text search of the database as an expression, so that a bracket, an asterisk or an ampersand in it leads to 500.",
      breaks: "contract",
      createHandler: changeSuccess(["searchRegister"], (_response, request) =>
        /[&|!():*<>']/.test(request.url.searchParams.get("word") ?? "") ? problemOf(request, 500) : undefined,
      ),
      observe: observeResponse("searchRegister", { path: "measurement-tools", query: { word: "(15 kg)" } }),
    },
    "no-problem-for-a-client-of-files": {
      operationId: "downloadDocument",
      description:
        "Answers 404 without a body and a type when `Accept` names only types of files, since the problem cannot be written as one of them.",
      breaks: "contract",
      createHandler: changeErrors(["downloadDocument"], (response, { headers }) => {
        const accept = headers.get("accept") ?? "*/*";
        if (response.status !== 404 || /\*\/\*|json/.test(accept)) return undefined;
        const left = new Headers(response.headers);
        left.delete("content-type");
        return { status: 404, headers: left, body: new Uint8Array() };
      }),
      observe: observeResponse("downloadDocument", {
        ...citizen,
        path: 88_123,
        headers: { accept: "application/pdf, image/png" },
      }),
    },
  }),
  ...defineFaults("lists", {
    "message-once-per-file": {
      operationId: "sendAppealMessage",
      description:
        "Lists a message that was sent with several files once for each of them, as a join of both tables does.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppealMessages", (entries) =>
        entries.flatMap((entry) => {
          const { documents } = entry;
          return Array.from({ length: Math.max(1, Array.isArray(documents) ? documents.length : 0) }, () => entry);
        }),
      ),
      observe: async (caller) => {
        const documentIds = [await uploadPdf(caller, "citizen", "a.pdf"), await uploadPdf(caller, "citizen", "b.pdf")];
        await caller.call("sendAppealMessage", { ...citizen, path: 481, body: { text: "Both sides.", documentIds } });
        return (await caller.call("listAppealMessages", { ...citizen, path: 481 })).text;
      },
    },
    "next-page-loses-the-day": {
      operationId: "listExchangeRates",
      description: "Uses the requested day for the first page only, and shows the latest rates on all others.",
      breaks: "contract",
      createHandler: answer(["listExchangeRates"], async (request, { send }) => {
        const response = await send(request);
        return response.status < 400 && getPaging(request).page > 1
          ? send(withQuery(request, { date: undefined }))
          : response;
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-10-06", page: 2 } }),
    },
    "other-order-of-equals-after-the-first-page": {
      operationId: "listServices",
      description:
        "Sorts by the type alone, so that services of one type come in another order after the first page: some are on two pages, and others on none.",
      breaks: "contract",
      createHandler: changePublicContent("listServices", async (body, request, backend) => {
        if (getPaging(request).page === 1) return body;
        const { response, entries } = await readAllEntries(request, backend);
        const types = [...new Set(entries.map(({ type }) => type))];
        const sorted = types.flatMap((type) => entries.filter((entry) => entry["type"] === type).toReversed());
        return bodyOf(createPage(response, request, sorted));
      }),
      observe: observeResponse("listServices", { query: { page: 2 } }),
    },
    "one-type-after-the-other": {
      operationId: "listFeedbacks",
      description:
        "Reads the two types from two tables and appends one to the other, so that a new report about competition comes after all older ones about consumer rights.",
      breaks: "contract",
      createHandler: arrangeEntries("listFeedbacks", (entries) => [
        ...entries.filter(({ type }) => type === "CONSUMER_RIGHTS"),
        ...entries.filter(({ type }) => type !== "CONSUMER_RIGHTS"),
      ]),
      observe: async ({ call }) => {
        const body = {
          type: "COMPETITION_VIOLATION",
          category: "HORIZONTAL_AGREEMENT",
          subject: "Flour",
          description: "Three stores have raised the price on the same day.",
        };
        await call("sendFeedback", { ...citizen, body });
        return (await call("listFeedbacks", citizen)).text;
      },
    },
  }),
  ...defineFaults("repetition", {
    "candidate-in-a-shared-field": {
      operationId: "checkOwnPassword",
      description:
        "Keeps the password that it checks in a field that all requests share, so that of two checks at the same time both get the result of the later one.",
      breaks: "contract",
      createHandler: () => {
        let candidate: string | undefined;
        return async (request, backend) => {
          if (request.operationId !== "checkOwnPassword" || getPrincipal(request, backend.store) === undefined)
            return backend.send(request);
          candidate = request.url.searchParams.get("pass") ?? undefined;
          await delay(50);
          return backend.send(withQuery(request, { pass: candidate }));
        };
      },
      observe: async ({ call }) => {
        const results = await Promise.all(
          ["Qar-Topu-2031", "short"].map((pass) => call("checkOwnPassword", { ...foreign, query: { pass } })),
        );
        return results.map(({ text }) => text);
      },
    },
    "last-order-becomes-the-default": {
      operationId: "listAppeals",
      description: "Remembers the last `sort` in the session, and uses it for the next request without one.",
      breaks: "contract",
      createHandler: () => {
        const orders = new Map<number, string>();
        return async (request, { send, store }) => {
          const session = getPrincipal(request, store)?.session;
          if (request.operationId !== "listAppeals" || session === undefined) return send(request);
          const sort = request.url.searchParams.get("sort");
          if (sort === null) return send(withQuery(request, { sort: orders.get(session.id) }));
          const response = await send(request);
          if (response.status === 200) orders.set(session.id, sort);
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("listAppeals", { ...citizen, query: { sort: "dueDate.asc" } });
        return (await call("listAppeals", citizen)).text;
      },
    },
  }),
  ...defineFaults("feed", {
    "reminder-with-each-read": {
      operationId: "listObligations",
      description:
        "Creates and pushes the reminder of an amount that is due within two weeks each time when the list is read.",
      breaks: "contract",
      createHandler: changeSuccess(["listObligations"], (response, request, { store }) => {
        const account = getPrincipal(request, store)?.account;
        const soon = addDays(toIsoDate(store.now()), 14);
        for (const { dueDate } of getEntries(bodyOf(response)))
          if (account !== undefined && typeof dueDate === "string" && dueDate <= soon)
            store.pushNotification(account.id, {
              type: "INFORMATION",
              event: "PAYMENT",
              title: localizedText("Ödəniş vaxtı yaxınlaşır", "Приближается срок платежа", "A payment is due soon"),
              description: localizedText(
                "Ödənilməmiş məbləği «Ödənişlər» bölməsində görə bilərsiniz.",
                "Неоплаченная сумма указана в разделе «Платежи».",
                "You find the unpaid amount under Payments.",
              ),
            });
      }),
      observe: async ({ call }) => {
        await call("listObligations", citizen);
        await call("listObligations", citizen);
        return (await call("countNotifications", citizen)).text;
      },
    },
    "answers-counted-by-each-window": {
      operationId: "readEvaluationSummary",
      description:
        "Counts the answers of a user once more for each window that is connected to the live feed, since each connection listens for the event.",
      breaks: "contract",
      createHandler: countAgainForConnections,
      createFrameHandler: rememberConnections,
      observe: async ({ call, readFeed, getSession }) => {
        const { at } = await call("listQuestionnaires", { query: { scope: "GENERAL" } });
        const questions = at("items.0.questions");
        const answers = (Array.isArray(questions) ? questions : [])
          .filter(isObject)
          .map(({ id }) => ({ questionId: id, answer: "YES" }));
        await readFeed({
          token: getSession("citizen").accessToken,
          act: () => call("sendEvaluation", { ...citizen, body: { questionnaireId: at("items.0.id"), answers } }),
        });
        return (await call("readEvaluationSummary", { query: { perPage: 100 } })).text;
      },
    },
    "retry-notifies-again": {
      operationId: "sendAppealMessage",
      description:
        "Returns the first response to a retry with the same Idempotency-Key, but notifies the user of the answer a second time.",
      breaks: "contract",
      createHandler: () => {
        const sent = new Set<string>();
        return async (request, { send, store }) => {
          const response = await send(request);
          const account = getPrincipal(request, store)?.account;
          const key = request.headers.get("idempotency-key");
          const isSent = request.operationId === "sendAppealMessage" && response.status === 200;
          if (!isSent || account === undefined || key === null) return response;
          const entry = `${account.id} ${key}`;
          const latest = store.state.notifications.findLast(
            ({ accountId, event }) => accountId === account.id && event === "APPEAL_MESSAGE",
          );
          if (sent.has(entry) && latest !== undefined) {
            const { type, event, title, description } = latest;
            store.pushNotification(account.id, { type, title, description, ...(event !== undefined && { event }) });
          }
          sent.add(entry);
          return response;
        };
      },
      observe: async ({ call }) => {
        const options = {
          ...citizen,
          path: 481,
          headers: { "idempotency-key": "5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42" },
          body: { text: "I will send it on Monday." },
        };
        await call("sendAppealMessage", options);
        await call("sendAppealMessage", options);
        return (await call("countNotifications", citizen)).text;
      },
    },
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
  }),
  ...defineFaults("values", {
    "working-days-that-are-left": {
      operationId: "listAppeals",
      description:
        "Gives the working days that are left until the due date as `dueWorkingDays`, and not the length of the time limit.",
      breaks: "contract",
      createHandler: changeObject(["listAppeals"], (body, _request, { store }) => {
        for (const entry of getEntries(body))
          if (typeof entry["dueDate"] === "string" && typeof entry["dueWorkingDays"] === "number")
            entry["dueWorkingDays"] = Math.min(
              entry["dueWorkingDays"],
              countWorkingDays(toIsoDate(store.now()), entry["dueDate"]),
            );
      }),
      observe: observeResponse("listAppeals", citizen),
    },
    "length-in-bytes": {
      operationId: "checkNewPassword",
      description:
        "Measures a password in bytes of UTF-8, so that one of eight characters is accepted when some of them are not in ASCII.",
      breaks: "contract",
      createHandler: changeSuccess(["checkNewPassword"], (response, request, { send }) => {
        const pass = request.url.searchParams.get("pass") ?? "";
        const [length, size] = [[...pass].length, new TextEncoder().encode(pass).length];
        if (bodyOf(response)["valid"] !== false || length >= 10 || size < 10) return undefined;
        return send(withQuery(request, { pass: pass + ([...pass].at(-1) ?? "").repeat(10 - length) }));
      }),
      observe: observeResponse("checkNewPassword", { query: { pass: "Şəğ-1Öüı", name: "Emma", surname: "Berg" } }),
    },
  }),
  ...defineFaults("roles", {
    "employee-writes-as-the-service": {
      operationId: "sendAppealMessage",
      description:
        "Takes the author of a message from the role, so that what an employee writes on their own appeal counts as a message of the service.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppealMessage"], (response, request, { store }) => {
        if (!isAdmin(request, store)) return undefined;
        const body = bodyOf(response);
        const message = store.state.appealMessages.find(({ id }) => id === body["id"]);
        if (message !== undefined) message.author = "SERVICE";
        return withJson(response, { ...body, author: "SERVICE" });
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "admin");
        const { at } = await caller.call("sendAppealMessage", { ...admin, path, body: { text: "At the north gate." } });
        return [at("author"), (await caller.call("listAppealMessages", { ...admin, path })).text];
      },
    },
    "rate-of-tomorrow-for-employees": {
      operationId: "readExchangeRateHistory",
      description: "Shows an employee of the service the rate of the next working day too, which is not published yet.",
      breaks: "contract",
      createHandler: changePublicContent("readExchangeRateHistory", (body, request, { store }) => {
        const items = Array.isArray(body["items"]) ? body["items"].filter(isObject) : [];
        const last = items.at(-1);
        if (last === undefined || !isAdmin(request, store)) return body;
        const date = addWorkingDays(toIsoDate(store.now()), 1);
        return { ...body, items: [...items, { date, rate: Math.round(Number(last["rate"]) * 10_025) / 10_000 }] };
      }),
      observe: observeResponse("readExchangeRateHistory", { ...admin, path: "EUR" }),
    },
    "employee-corrects-in-any-state": {
      operationId: "correctAppeal",
      description:
        "Checks the state of an appeal only for citizens: an employee of the service may correct their own one after it was withdrawn or taken up.",
      breaks: "contract",
      createHandler: correctInAnyState,
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "admin");
        await caller.call("withdrawAppeal", { ...admin, path });
        const { status } = await caller.call("correctAppeal", { ...admin, path, body: bench });
        return [status, (await caller.call("readAppeal", { ...admin, path })).text];
      },
    },
  }),
  ...defineFaults("sessions", {
    "tag-is-compared-before-the-token": {
      operationId: "listMarketPrices",
      description: "Compares `If-None-Match` before the token, so that an unknown token gets 304 in place of 401.",
      breaks: "contract",
      createHandler: changeErrors(["listMarketPrices"], async (response, request, { send }) => {
        if (response.status !== 401 || !request.headers.has("if-none-match")) return undefined;
        const found = await send(withoutHeaders(request, "authorization"));
        return found.status === 304 ? withHeaders(found, { "cache-control": "private, no-cache" }) : undefined;
      }),
      observe: async ({ call }) => {
        const tag = (await call("listMarketPrices")).headers.get("etag") ?? "";
        return (await call("listMarketPrices", { token: "ended", headers: { "if-none-match": tag } })).status;
      },
    },
    "refresh-token-as-access-token": {
      operationId: "searchPortal",
      description: "Verifies only the signature of a token, so that a refresh token is accepted as an access token.",
      breaks: "contract",
      createHandler: () => {
        const acceptRefreshToken = acceptToken(
          (token, store) =>
            store.state.sessions.find(
              ({ refreshToken, refreshExpiresAt }) => refreshToken === token && refreshExpiresAt > store.now(),
            )?.accountId,
        )();
        return (request, backend) =>
          request.operationId === "searchPortal" ? acceptRefreshToken(request, backend) : backend.send(request);
      },
      observe: async ({ call, getSession }) => {
        const token = getSession("citizen").refreshToken;
        return (await call("searchPortal", { token, query: { word: "sertifikat" } })).status;
      },
    },
  }),
  ...defineFaults("languages", {
    "summaries-of-matches-from-the-index": {
      operationId: "listServices",
      description:
        "Takes the summaries of services that match a word from the index of the search, which is in Azerbaijani only.",
      breaks: "contract",
      createHandler: changePublicContent("listServices", async (body, request, backend) => {
        if (!request.url.searchParams.has("word") || getLang(request) === "az") return body;
        const { entries } = await readAllEntries(withQuery(request, { lang: "az", word: undefined }), backend);
        const summaries = new Map(entries.map(({ id, summary }) => [id, summary]));
        for (const entry of getEntries(body)) entry["summary"] = summaries.get(entry["id"]) ?? entry["summary"];
        return body;
      }),
      observe: observeResponse("listServices", { query: { word: "certificate", lang: "en" } }),
    },
    "reasons-in-the-language-of-the-browser": {
      operationId: "registerPossessor",
      description:
        "Writes the reasons at rejected fields in the language of `Accept-Language`, and not in that of `lang`.",
      breaks: "contract",
      createHandler: changeErrors(["registerPossessor"], async (response, request, { send }) => {
        const [lang] = /\b(az|ru|en)\b/.exec(request.headers.get("accept-language") ?? "") ?? [];
        const problem = bodyOf(response);
        if (response.status !== 422 || lang === undefined || !Array.isArray(problem["fields"])) return undefined;
        const { fields } = bodyOf(await send(withQuery(request, { lang })));
        return withJson(response, { ...problem, fields });
      }),
      observe: observeResponse("registerPossessor", {
        query: { lang: "ru" },
        headers: { "accept-language": "en-GB,en;q=0.9" },
        body: { name: "A", address: "Quay 4" },
      }),
    },
    "first-translation-for-everybody": {
      operationId: "listAppealMessages",
      description:
        "Keeps a message of the service in the language in which it was read first, and names the requested language in `lang` all the same.",
      breaks: "contract",
      createHandler: () => {
        const texts = new Map<unknown, unknown>();
        return changeEntries(["listAppealMessages"], (entry) => {
          if (entry["author"] !== "SERVICE") return;
          const text = texts.get(entry["id"]) ?? entry["text"];
          texts.set(entry["id"], text);
          entry["text"] = text;
        })();
      },
      observe: async ({ call }) => {
        await call("listAppealMessages", { ...citizen, path: 481, query: { lang: "ru" } });
        return (await call("listAppealMessages", { ...citizen, path: 481, query: { lang: "en" } })).text;
      },
    },
  }),
  ...defineFaults("transport", {
    "compression-replaces-vary": {
      operationId: "listServices",
      description:
        "Compresses responses of more than 4 kB, and names only `Accept-Encoding` in `Vary` there, where `Authorization` has to be.",
      breaks: "contract",
      createHandler: changeSuccess(["listServices"], (response, { headers }) =>
        response.body.length > 4096 && /\bgzip\b/.test(headers.get("accept-encoding") ?? "")
          ? {
              ...withHeaders(response, { "content-encoding": "gzip", vary: "Accept-Encoding" }),
              body: gzipSync(response.body),
            }
          : undefined,
      ),
      observe: observeResponse("listServices", { query: { perPage: 100 } }),
    },
    "receipt-in-latin-1": {
      operationId: "submitReport",
      description:
        "Writes the receipt in ISO-8859-1, the default of the server, so that all letters that are not in it become question marks.",
      breaks: "contract",
      createHandler: changeSuccess(["submitReport"], (response) => ({
        ...withHeaders(response, { "content-type": "application/json;charset=ISO-8859-1" }),
        body: Uint8Array.from([...new TextDecoder().decode(response.body)], (letter) => {
          const code = letter.codePointAt(0) ?? 0;
          return code > 255 ? 63 : code;
        }),
      })),
      observe: async (caller) => {
        const documentId = await uploadPdf(caller, "director", "report.pdf");
        const { text, headers } = await caller.call("submitReport", { ...director, path: 712, body: { documentId } });
        return [headers.get("content-type"), text];
      },
    },
  }),
  ...defineFaults("access", {
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
    "slot-with-its-call": {
      operationId: "readCallCenter",
      description: "Adds the phone number and the topic to a booked time slot, for everybody who is signed in.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body, _request, { store }) => {
        for (const slot of Array.isArray(body["slots"]) ? body["slots"].filter(isObject) : []) {
          const booked = store.state.callbacks.find((callback) => callback.slot === slot["id"]);
          if (booked !== undefined) slot["callback"] = { phoneNumber: booked.phoneNumber, topic: booked.topic };
        }
      }),
      observe: async (caller) => {
        const slot = await findFreeSlot(caller, "citizen");
        await caller.call("requestCallback", {
          ...citizen,
          body: { phoneNumber: "+994125550142", slot, topic: "My complaint" },
        });
        return (await caller.call("readCallCenter", director)).text;
      },
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
    "emoji-in-the-topic": {
      operationId: "requestCallback",
      description: "Fails with 500 when the topic has an emoji, which the column of the database cannot store.",
      breaks: "contract",
      createHandler: changeSuccess(["requestCallback"], (response, request, { store }) => {
        if (!emoji.test(String(readBody(request)["topic"]))) return undefined;
        const { id } = bodyOf(response);
        store.state.callbacks = store.state.callbacks.filter((callback) => callback.id !== id);
        return problemOf(request, 500);
      }),
      observe: async (caller) => {
        const slot = await findFreeSlot(caller, "citizen");
        const body = { phoneNumber: "+994125550142", slot, topic: "Thanks 🙂" };
        return (await caller.call("requestCallback", { ...citizen, body })).status;
      },
    },
    "replica-that-stands-still": {
      operationId: "listAppeals",
      description:
        "Sends every fourth request to a replica that has stopped to follow, and shows the list as it was at first.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<string, FaultResponse>();
        let count = 0;
        return async (request, { send, store }) => {
          const response = await send(request);
          const principal = getPrincipal(request, store);
          if (request.operationId !== "listAppeals" || response.status !== 200 || principal === undefined)
            return response;
          const key = `${getOwner(principal)} ${request.url.search}`;
          const earlier = first.get(key) ?? response;
          first.set(key, earlier);
          count += 1;
          return count % 4 === 0 ? earlier : response;
        };
      },
      observe: async (caller) => {
        const read = async (): Promise<string> => (await caller.call("listAppeals", citizen)).text;
        const before = await read();
        await sendSuggestion(caller);
        return [before, await read(), await read(), await read(), await read()];
      },
    },
    "result-window-of-the-index": {
      operationId: "searchPortal",
      description:
        "Fails with 500 for a page beyond the first 10 000 results, which the search engine refuses to count to.",
      breaks: "contract",
      createHandler: changeSuccess(["searchPortal"], (_response, request) => {
        const { page, perPage } = getPaging(request);
        return page * perPage > 10_000 ? problemOf(request, 500) : undefined;
      }),
      observe: observeResponse("searchPortal", { query: { word: "sertifikat", page: 1001 } }),
    },
    "accept-without-json": {
      operationId: "listPaidPayments",
      description: "Answers 406 when `Accept` does not allow JSON, though operations with JSON ignore this header.",
      breaks: "contract",
      createHandler: changeSuccess(["listPaidPayments"], (_response, request) =>
        /\*\/\*|application\/(\*|json)/.test(request.headers.get("accept") ?? "*/*")
          ? undefined
          : problemOf(request, 406, "downloadReceipt"),
      ),
      observe: observeResponse("listPaidPayments", { ...citizen, headers: { accept: "text/html" } }),
    },
    "four-connections-for-all": {
      operationId: "readNotificationSettings",
      description:
        "Has four connections to the database, and fails with 500 for more requests than that at the same time.",
      breaks: "quality",
      createHandler: () => {
        let active = 0;
        return async (request, { send }) => {
          if (request.operationId !== "readNotificationSettings") return send(request);
          active += 1;
          try {
            await delay(30);
            return active > 4 ? problemOf(request, 500) : await send(request);
          } finally {
            active -= 1;
          }
        };
      },
      observe: async ({ call }) => {
        const results = await Promise.all(Array.from({ length: 12 }, () => call("readNotificationSettings", citizen)));
        return results.some(({ status }) => status === 500);
      },
    },
    "no-payments-when-accounting-fails": {
      operationId: "listPaidPayments",
      description:
        "Returns an empty list in place of an error when the accounting system fails, with every third request.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return changeSuccess(["listPaidPayments"], (response, request) => {
          count += 1;
          return count % 3 === 0 ? createPage(response, request, []) : undefined;
        })();
      },
      observe: observeResponse("listPaidPayments", citizen, 3),
    },
  }),
  ...defineFaults("states", {
    "account-as-it-was-at-sign-in": {
      operationId: "chooseLanguage",
      description:
        "Saves the whole account of the session with the language, so that the contact details are again those of the sign-in.",
      breaks: "contract",
      createHandler: () => {
        const details = new Map<number, Partial<Account>>();
        return async (request, { send, store }) => {
          const principal = getPrincipal(request, store);
          if (principal === undefined) return send(request);
          const { account, session } = principal;
          const known = details.get(session.id) ?? copyDetails(account);
          details.set(session.id, known);
          const response = await send(request);
          if (request.operationId !== "chooseLanguage" || response.status !== 200) return response;
          delete account.note;
          Object.assign(account, known);
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("readUser", citizen);
        await call("updateContacts", {
          ...citizen,
          body: { email: "aysel@poct.example", phoneNumber: "+994125550100" },
        });
        await call("chooseLanguage", { ...citizen, body: { isoCode: "en" } });
        return (await call("readUser", citizen)).text;
      },
    },
    "state-since-the-last-check": {
      operationId: "readServiceStatus",
      description: "States the time of the last check as the begin of the status, so that it moves every half minute.",
      breaks: "contract",
      createHandler: changePublicContent("readServiceStatus", (body, _request, { store }) => ({
        ...body,
        since: toIsoDateTime(Math.floor(store.now() / 30_000) * 30_000),
      })),
      observe: observeResponse("readServiceStatus"),
    },
  }),
  ...defineFaults("boundaries", {
    "id-beyond-32-bits": {
      operationId: "downloadDocument",
      description: "Fails with 500 for a number as id that does not fit in 32 bits.",
      breaks: "contract",
      createHandler: changeErrors(["downloadDocument"], (response, request) => {
        const id = getPathPart(request, -2);
        return response.status === 404 && /^\d+$/.test(id) && Number(id) >= 2 ** 31
          ? problemOf(request, 500)
          : undefined;
      }),
      observe: observeResponse("downloadDocument", { ...citizen, path: "2147483648" }),
    },
    "limit-of-the-whole-form": {
      operationId: "uploadDocument",
      description:
        "Applies the limit of 20 MB to the whole form and not to the file, so that a file of just this size is refused.",
      breaks: "contract",
      createHandler: answer(["uploadDocument"], (request, { send, store }) => {
        const account = getPrincipal(request, store)?.account;
        const isAllowed = account !== undefined && account.authority !== "USER";
        return isAllowed && request.body.length > 20_000_000 ? Promise.resolve(problemOf(request, 413)) : send(request);
      }),
      observe: async ({ upload }) => {
        const bytes = new Uint8Array(20_000_000);
        bytes.set(new TextEncoder().encode("%PDF-1.7 plan"));
        return (await upload("citizen", new File([bytes], "plan.pdf", { type: "application/pdf" }))).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "tax-number-in-a-numeric-column": {
      operationId: "updatePossessor",
      description: "Stores a tax number as a number, so that zeros at its beginning are lost.",
      breaks: "contract",
      createHandler: changeRequestBody("updatePossessor", (body) => {
        const { taxNumber } = body;
        if (typeof taxNumber === "string" && /^\d+$/.test(taxNumber))
          body["taxNumber"] = taxNumber.replace(/^0+(?=\d)/, "");
      }),
      observe: async ({ call }) => {
        const body = { name: "Nordvik Foods AB", address: "Skeppsbron 4, Stockholm", taxNumber: "0055603607" };
        await call("updatePossessor", { ...foreign, path: 7001, body });
        return (await call("readPossessor", { ...foreign, path: 7001 })).at("taxNumber");
      },
    },
    "number-is-decoded-twice": {
      operationId: "checkCertificate",
      description:
        "Decodes the number twice, so that the one that is checked and returned is not the one that was sent when it has a plus or a percent sign.",
      breaks: "contract",
      createHandler: changeRequest("checkCertificate", (request) => {
        const number = request.url.searchParams.get("number");
        if (number === null) return request;
        try {
          return withQuery(request, { number: decodeURIComponent(number.replaceAll("+", " ")) });
        } catch {
          return request;
        }
      }),
      observe: observeResponse("checkCertificate", { query: { number: "S%2D2025%2D00118" } }),
    },
  }),
];
