import { toIsoDateTime } from "../../../../mocks/store/calendar.ts";
import { getNotificationSettings } from "../../../../mocks/store/notificationSettings.ts";
import { getOwner } from "../../../../mocks/store/owners.ts";
import { authenticate } from "../../../../mocks/store/sessions.ts";
import type { CallOptions, Caller } from "../caller.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type FeedConnection,
  type UpstreamBackend,
} from "../fault.ts";
import { getCommand, getHeader, getMessage, withFrameBody } from "../frames.ts";
import { arrangeEntries, createPage, observeField, readAllEntries } from "../lists.ts";
import { failure, observeResponse, sendSuggestion } from "../observers.ts";
import { foreignEmail, foreignPassword, readBody } from "../passwordCalls.ts";
import { createQueue, createTokenOf, getPrincipal } from "../recordOwners.ts";
import {
  acceptRejected,
  answer,
  bodyOf,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getLang,
  getPathPart,
  getToken,
  isObject,
  withHeaderOf,
  withJson,
  withLastPart,
  withQuery,
} from "../seeds.ts";
import { acceptToken, rememberTokens } from "../tokenSeeds.ts";

const citizen: CallOptions = { as: "citizen" };
const director: CallOptions = { as: "director" };
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const kiosk = { kind: "SUGGESTION", subject: "Kiosk", text: "Open it on Sundays." };
const cheating = {
  type: "CONSUMER_RIGHTS",
  category: "CHEATING",
  subject: "Scales",
  description: "200 g are missing.",
};
const shirvanCertificate = "AZ-2026-000481";
const nordvik = { name: "Nordvik Foods AB", address: "Skeppsbron 4, 111 30 Stockholm, Sweden" };

/** Finds the appeal of a request among those of its user. */
const findOwnAppeal = (request: FaultRequest, { store }: UpstreamBackend, id: string) => {
  const principal = getPrincipal(request, store);
  return store.state.appeals.find(
    (appeal) => principal !== undefined && String(appeal.id) === id && appeal.owner === getOwner(principal),
  );
};

/** Moves a day of a text such as 2026-10-32 into the next month, as lenient parsers do. */
const rollOver = (text: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().slice(0, 10);
};

/** Lets one user read the payments of all accounts they may act for, whichever they have chosen. */
const payAcrossAccounts = () => {
  const runInQueue = createQueue();
  const sendWidened = async (request: FaultRequest, { store, send }: UpstreamBackend): Promise<FaultResponse> => {
    const principal = getPrincipal(request, store);
    if (principal === undefined) return send(request);
    const owner = getOwner(principal);
    const { id, organisations } = principal.account;
    const owners = new Set<string>([`person:${id}`, ...organisations.map((found) => `organisation:${found.id}`)]);
    const moved = store.state.payments
      .filter((payment) => payment.owner !== owner && owners.has(payment.owner))
      .map((payment) => ({ payment, earlier: payment.owner }));
    for (const { payment } of moved) payment.owner = owner;
    try {
      return await send(request);
    } finally {
      for (const { payment, earlier } of moved) payment.owner = earlier;
    }
  };
  return (request: FaultRequest, backend: UpstreamBackend): Promise<FaultResponse> =>
    request.operationId === "listPaidPayments"
      ? runInQueue(() => sendWidened(request, backend))
      : backend.send(request);
};

/** The connections of the feed by store, with their accounts. */
const openFeeds = new WeakMap<object, Map<FeedConnection, number>>();

const feedsOf = (store: object): Map<FeedConnection, number> => {
  const feeds = openFeeds.get(store) ?? new Map<FeedConnection, number>();
  openFeeds.set(store, feeds);
  return feeds;
};

/** Returns the account of a CONNECT frame. */
const getAccountId = (frame: string, { store }: FeedConnection): number | undefined => {
  if (!["CONNECT", "STOMP"].includes(getCommand(frame))) return undefined;
  const [, token = ""] = /^Bearer (\S+)$/i.exec(getHeader(frame, "Authorization") ?? "") ?? [];
  return authenticate(store, token)?.account.id;
};

const choosePush = (event: string, push: boolean) => ({
  items: [{ event, email: false, sms: false, push }],
});

const uploadAs = async ({ upload }: Caller, as: "citizen" | "director", text: string, name: string): Promise<string> =>
  String((await upload(as, new File([`%PDF-1.7 ${text}`], name, { type: "application/pdf" }))).at("id"));

export const eighthFaults = [
  ...defineFaults("inputs", {
    "thirty-second-of-october": {
      operationId: "listExchangeRates",
      description: "Takes a day that does not exist, such as 2026-10-32, for one of the next month.",
      breaks: "contract",
      createHandler: acceptRejected("listExchangeRates", (request) => {
        const date = rollOver(request.url.searchParams.get("date") ?? "");
        return date === undefined ? undefined : withQuery(request, { date });
      }),
      observe: observeResponse("listExchangeRates", { query: { date: "2026-10-32" } }),
    },
  }),
  ...defineFaults("persistence", {
    "account-lost-at-renewal": {
      operationId: "chooseAccount",
      description: "Forgets the chosen account when the session is renewed.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _request, { store }) => {
        const { accessToken } = bodyOf(response);
        const session = store.state.sessions.find((found) => found.accessToken === accessToken);
        const account = store.state.accounts.find(({ id }) => id === session?.accountId);
        if (session === undefined) return;
        if (account?.defaultCertNumber === undefined) delete session.certNumber;
        else session.certNumber = account.defaultCertNumber;
      }),
      observe: async ({ call }) => {
        const chosen = await call("chooseAccount", {
          as: "representative",
          query: { certNumber: shirvanCertificate },
        });
        const renewed = await call("renewSession", { query: { refreshToken: String(chosen.at("refreshToken")) } });
        return (await call("readUser", { token: String(renewed.at("accessToken")) })).at("manufacturers");
      },
    },
    "note-cannot-be-emptied": {
      operationId: "updatePossessor",
      description: "Keeps the earlier description when the new one is empty.",
      breaks: "contract",
      createHandler: changeRequestBody("updatePossessor", (body) => {
        if (typeof body["description"] === "string" && body["description"].trim() === "") delete body["description"];
      }),
      observe: async ({ call }) => {
        await call("updatePossessor", { as: "foreign", path: 7001, body: { ...nordvik, description: "" } });
        return (await call("readPossessor", { as: "foreign", path: 7001 })).at("description");
      },
    },
    "time-of-first-submission": {
      operationId: "listReports",
      description: "Keeps the time of the first submission when a report is submitted again.",
      breaks: "contract",
      createHandler: answer(["submitReport"], async (request, { send, store }) => {
        const report = store.state.reports.find(({ id }) => String(id) === getPathPart(request, -1));
        const earlier = report?.submittedAt;
        const response = await send(request);
        if (response.status === 200 && report !== undefined && earlier !== undefined) report.submittedAt = earlier;
        return response;
      }),
      observe: async (caller) => {
        const documentId = await uploadAs(caller, "director", "instruments", "report.pdf");
        await caller.call("submitReport", { ...director, path: 698, body: { documentId } });
        return (await caller.call("listReports", director)).text;
      },
    },
    "started-is-not-owed": {
      operationId: "startPayment",
      description: "Leaves an amount out of the obligations as soon as its payment has been started, paid or not.",
      breaks: "contract",
      createHandler: () => {
        const started = new Set<string>();
        const list = arrangeEntries("listObligations", (entries) =>
          entries.filter(({ id }) => !started.has(String(id))),
        )();
        return async (request, backend) => {
          const response = await list(request, backend);
          if (request.operationId === "startPayment" && response.status === 200) started.add(getPathPart(request, -2));
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("startPayment", { ...citizen, path: 6098 });
        return (await call("listObligations", citizen)).text;
      },
    },
    "partially-is-not-counted": {
      operationId: "sendEvaluation",
      description: "Accepts an evaluation, and counts its answers yes and no only.",
      breaks: "contract",
      createHandler: answer(["sendEvaluation"], async (request, { send, store }) => {
        const tally = store.state.tallies[Number(readBody(request)["questionnaireId"])];
        const earlier = tally?.partially;
        const response = await send(request);
        if (response.status === 200 && tally !== undefined && earlier !== undefined) tally.partially = earlier;
        return response;
      }),
      observe: async ({ call }) => {
        const { at } = await call("listQuestionnaires", { query: { scope: "GENERAL" } });
        const questions = at("items.0.questions");
        const answers = (Array.isArray(questions) ? questions : [])
          .filter(isObject)
          .map(({ id }) => ({ questionId: id, answer: "PARTIALLY" }));
        const { status } = await call("sendEvaluation", { body: { questionnaireId: at("items.0.id"), answers } });
        return [status, (await call("readEvaluationSummary", { query: { perPage: 100 } })).text];
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "file-name-is-storage-path": {
      operationId: "uploadDocument",
      description: "Stores files by owner and file name, so that the next file with this name replaces the bytes.",
      breaks: "contract",
      createHandler: () => {
        const latest = new Map<string, string>();
        return async (request, { send, store }) => {
          const getKey = (id: string): string | undefined => {
            const document = store.state.documents.find((found) => String(found.id) === id);
            return document?.content.kind === "uploaded" ? `${document.owner}/${document.fileName}` : undefined;
          };
          if (request.operationId === "downloadDocument") {
            const replaced = latest.get(getKey(getPathPart(request, -2)) ?? "");
            const url = new URL(request.url);
            if (replaced !== undefined) url.pathname = url.pathname.replace(/[^/]+(?=\/file$)/, replaced);
            return send({ ...request, url });
          }
          const response = await send(request);
          const id = String(bodyOf(response)["id"]);
          const key = getKey(id);
          if (request.operationId === "uploadDocument" && response.status === 200 && key !== undefined)
            latest.set(key, id);
          return response;
        };
      },
      observe: async (caller) => {
        const path = await uploadAs(caller, "citizen", "front", "scan.pdf");
        await uploadAs(caller, "citizen", "back of the page", "scan.pdf");
        return (await caller.call("downloadDocument", { ...citizen, path })).text;
      },
    },
  }),
  ...defineFaults("parameters", {
    "report-id-has-to-be-a-number": {
      operationId: "submitReport",
      description: "Fails for an id that is no number.",
      breaks: "contract",
      createHandler: changeErrors(["submitReport"], ({ status }, request) =>
        status === 404 && !/^\d+$/.test(getPathPart(request, -1)) ? failure() : undefined,
      ),
      observe: async (caller) => {
        const documentId = await uploadAs(caller, "director", "sales", "report.pdf");
        return (await caller.call("submitReport", { ...director, path: "no-such-report", body: { documentId } }))
          .status;
      },
    },
    "suffix-of-id-ignored": {
      operationId: "readService",
      description: "Takes the end of an id after a point for a file type, so that 101.json is service 101.",
      breaks: "contract",
      createHandler: acceptRejected("readService", (request) => {
        const id = getPathPart(request, -1);
        return /\.[a-z]+$/.test(id) ? withLastPart(request, id.replace(/\.[a-z]+$/, "")) : undefined;
      }),
      observe: observeResponse("readService", { path: "101.json" }),
    },
    "at-most-fifty-per-page": {
      operationId: "listAppeals",
      description: "Returns pages of at most 50 appeals, whatever the request asks for.",
      breaks: "contract",
      createHandler: changeRequest("listAppeals", (request) => {
        const perPage = Number(request.url.searchParams.get("perPage") ?? 10);
        return perPage > 50 && perPage <= 100 ? withQuery(request, { perPage: "50" }) : request;
      }),
      observe: observeResponse("listAppeals", { ...citizen, query: { perPage: 100 } }),
    },
    "language-of-request-is-language-of-user": {
      operationId: "readUser",
      description: "Returns the language of the request as the one that the user has selected.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body, request) => {
        if (request.url.searchParams.has("lang")) body["language"] = { isoCode: getLang(request) };
      }),
      observe: observeResponse("readUser", { ...citizen, query: { lang: "ru" } }),
    },
  }),
  ...defineFaults("transport", {
    "one-type-is-kept-for-a-minute": {
      operationId: "listFeedbacks",
      description: "Lets the browser keep the feedback of one type for a minute.",
      breaks: "contract",
      createHandler: changeSuccess(["listFeedbacks"], (response, { url }) =>
        url.searchParams.has("type") ? withHeaderOf(response, "cache-control", "private, max-age=60") : undefined,
      ),
      observe: observeResponse("listFeedbacks", { ...citizen, query: { type: "CONSUMER_RIGHTS" } }),
    },
    "number-as-plain-text": {
      operationId: "countNotifications",
      description: "Returns the number as text/plain.",
      breaks: "contract",
      createHandler: changeSuccess(["countNotifications"], (response) =>
        withHeaderOf(response, "content-type", "text/plain;charset=UTF-8"),
      ),
      observe: observeResponse("countNotifications", citizen),
    },
    "page-of-bank-behind-the-proxy": {
      operationId: "startPayment",
      description: "Returns the address of the payment page as the server behind the proxy sees it, without https.",
      breaks: "contract",
      createHandler: changeObject(["startPayment"], (body) => {
        const { redirectUrl } = body;
        if (typeof redirectUrl === "string")
          body["redirectUrl"] = new URL(redirectUrl, "http://portal-backend:8080").href.replace(/^https/, "http");
      }),
      observe: async ({ call }) => (await call("startPayment", { ...citizen, path: 6098 })).at("redirectUrl"),
    },
  }),
  ...defineFaults("searches", {
    "only-azerbaijani-names": {
      operationId: "searchRegister",
      description: "Searches the Azerbaijani names of a register, whatever the language of the request.",
      breaks: "contract",
      createHandler: answer(["searchRegister"], async (request, backend) => {
        const valid = await backend.send(request);
        if (valid.status !== 200 || !request.url.searchParams.has("word") || getLang(request) === "az") return valid;
        const { entries: found } = await readAllEntries(withQuery(request, { lang: "az" }), backend);
        const numbers = new Set(found.map(({ registryNumber }) => registryNumber));
        const { entries } = await readAllEntries(withQuery(request, { word: undefined }), backend);
        return createPage(
          valid,
          request,
          entries.filter(({ registryNumber }) => numbers.has(registryNumber)),
        );
      }),
      observe: observeResponse("searchRegister", { path: "measurement-tools", query: { word: "scales", lang: "en" } }),
    },
  }),
  ...defineFaults("messages", {
    "reasons-of-the-framework": {
      operationId: "updatePossessor",
      description: "Gives the reasons for rejected fields in the English words of the framework.",
      breaks: "contract",
      createHandler: changeErrors(["updatePossessor"], (response) => {
        const problem = bodyOf(response);
        const { fields } = problem;
        if (response.status !== 422 || !Array.isArray(fields)) return;
        const sizes: Readonly<Record<string, string>> = { name: "3 and 300", address: "7 and 500" };
        const reworded = fields.filter(isObject).map((field) => ({
          ...field,
          message: `size must be between ${sizes[String(field["field"])] ?? "0 and 2000"}`,
        }));
        return withJson(response, { ...problem, fields: reworded });
      }),
      observe: observeResponse("updatePossessor", {
        as: "foreign",
        path: 7001,
        body: { ...nordvik, address: "Here" },
        query: { lang: "ru" },
      }),
    },
    "upload-is-announced": {
      operationId: "uploadDocument",
      description: "Returns a message with an uploaded file, which the portal shows as a toast.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument"], (body, request) => {
        const texts: Readonly<Record<string, string>> = { az: "Fayl yükləndi.", ru: "Файл загружен." };
        body["message"] = texts[getLang(request)] ?? "The file has been uploaded.";
      }),
      observe: async ({ upload }) =>
        (await upload("citizen", new File(["%PDF-1.7 toast"], "toast.pdf", { type: "application/pdf" }))).at("message"),
    },
  }),
  ...defineFaults("lists", {
    "weekends-filled-in": {
      operationId: "readExchangeRateHistory",
      description: "Repeats the last rate on days on which none was published, so that the chart has no gaps.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], (body) => {
        const points = Array.isArray(body["items"]) ? body["items"].filter(isObject) : [];
        body["items"] = points.flatMap((point, index) => {
          const day = Date.parse(String(point["date"]));
          const next = points[index + 1];
          const days = next === undefined ? 1 : (Date.parse(String(next["date"])) - day) / dayMs;
          return Array.from({ length: days }, (_, later) => ({
            ...point,
            date: new Date(day + later * dayMs).toISOString().slice(0, 10),
          }));
        });
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "EUR" }),
    },
  }),
  ...defineFaults("availability", {
    "second-feedback-at-once-fails": {
      operationId: "sendFeedback",
      description: "Fails for the feedback of a user while another one of them is being stored.",
      breaks: "contract",
      createHandler: () => {
        const busy = new Set<number>();
        return answer(["sendFeedback"], async (request, { send, store }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          if (accountId === undefined) return send(request);
          if (busy.has(accountId)) return failure();
          busy.add(accountId);
          try {
            return await send(request);
          } finally {
            busy.delete(accountId);
          }
        })();
      },
      observe: async ({ call }) => {
        const sent = await Promise.all(
          ["Scales", "Weights", "Receipt", "Labels"].map((subject) =>
            call("sendFeedback", { ...citizen, body: { ...cheating, subject } }),
          ),
        );
        return sent.filter(({ status }) => status === 200).length;
      },
    },
    "message-before-assignment-fails": {
      operationId: "sendAppealMessage",
      description: "Fails for a message on an appeal that is not assigned to an official yet.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, backend) => {
        const appeal = findOwnAppeal(request, backend, getPathPart(request, -2));
        const { text } = readBody(request);
        const isValid = typeof text === "string" && text.trim() !== "";
        return isValid && appeal?.steps.at(-1)?.status === "WAITING" ? failure() : backend.send(request);
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const { status } = await caller.call("sendAppealMessage", { ...citizen, path, body: { text: "At the gate." } });
        return [status, (await caller.call("listAppealMessages", { ...citizen, path })).at("total")];
      },
    },
    "cold-cache-without-waiting-time": {
      operationId: "listServices",
      description: "Answers 503 to the first request in each language, without Retry-After, while it fills its cache.",
      breaks: "contract",
      createHandler: () => {
        const warm = new Set<string>();
        return answer(["listServices"], async (request, { send }) => {
          const lang = getLang(request);
          const response = await send(request);
          if (response.status !== 200 || warm.has(lang)) return response;
          warm.add(lang);
          return createResponse(503, {
            message: "Xidmət müvəqqəti işləmir. Bir qədər sonra yenidən cəhd edin.",
            code: "UNAVAILABLE",
          });
        })();
      },
      observe: observeResponse("listServices", {}, 2),
    },
    "unpaid-appeal-cannot-be-withdrawn": {
      operationId: "withdrawAppeal",
      description: "Fails when an appeal with an unpaid fee is withdrawn, and changes nothing.",
      breaks: "contract",
      createHandler: answer(["withdrawAppeal"], async (request, backend) => {
        const appeal = findOwnAppeal(request, backend, getPathPart(request, -2));
        const isOwed = backend.store.state.payments.some(
          ({ appealNumber, paidAt }) => appealNumber === appeal?.number && paidAt === undefined,
        );
        return appeal !== undefined && isOwed ? failure() : backend.send(request);
      }),
      observe: async ({ call }) => {
        const { status } = await call("withdrawAppeal", { ...citizen, path: 470 });
        return [status, (await call("readAppeal", { ...citizen, path: 470 })).at("withdrawnAt")];
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
            const accountId = getAccountId(frame, connection);
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
    "sign-out-closes-every-window": {
      operationId: "signOut",
      description: "Closes the feed of every session of a user who signs out of one of them.",
      breaks: "contract",
      createHandler: answer(["signOut"], async (request, { send, store }) => {
        const { refreshToken } = readBody(request);
        const session = store.state.sessions.find((found) => found.refreshToken === refreshToken);
        const response = await send(request);
        for (const [connection, accountId] of feedsOf(store))
          if (response.status === 200 && accountId === session?.accountId) connection.close();
        return response;
      }),
      createFrameHandler: (connection) => ({
        fromClient: (frame) => {
          const accountId = getAccountId(frame, connection);
          if (accountId !== undefined) feedsOf(connection.store).set(connection, accountId);
          connection.sendToServer(frame);
        },
        onClose: () => feedsOf(connection.store).delete(connection),
      }),
      observe: async ({ call, getSession, readFeed }) => {
        const other = await call("signIn", { body: { username: foreignEmail, password: foreignPassword } });
        const frames = await readFeed({
          token: getSession("foreign").accessToken,
          act: () => call("signOut", { body: { refreshToken: other.at("refreshToken") } }),
        });
        return frames.map(getCommand);
      },
    },
  }),
  ...defineFaults("schemas", {
    "slot-without-offset": {
      operationId: "requestCallback",
      description: "Returns the times of a booked slot without their offset.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (body) => {
        const { slot } = body;
        if (!isObject(slot)) return;
        for (const name of ["from", "to"]) slot[name] = String(slot[name]).slice(0, 19);
      }),
      observe: async ({ call }) => {
        const { at } = await call("readCallCenter", citizen);
        const slots = at("slots");
        const free = (Array.isArray(slots) ? slots : []).filter(isObject).find((found) => found["free"] === true);
        const body = { phoneNumber: "+994505550142", slot: free?.["id"], topic: "Fee" };
        return (await call("requestCallback", { ...citizen, body })).at("slot");
      },
    },
    "due-date-as-numbers": {
      operationId: "submitReport",
      description: "Returns the due date of a submitted report as a list of year, month and day.",
      breaks: "contract",
      createHandler: changeObject(["submitReport"], (body) => {
        if (typeof body["dueDate"] === "string") body["dueDate"] = body["dueDate"].split("-").map(Number);
      }),
      observe: async (caller) => {
        const documentId = await uploadAs(caller, "director", "sales", "report.pdf");
        return (await caller.call("submitReport", { ...director, path: 698, body: { documentId } })).at("dueDate");
      },
    },
    "no-answer-is-null": {
      operationId: "sendFeedback",
      description: "Returns the answer of new feedback and its time as null.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        body["answer"] ??= null;
        body["answeredAt"] ??= null;
      }),
      observe: async ({ call }) => (await call("sendFeedback", { ...citizen, body: cheating })).at("answer"),
    },
  }),
  ...defineFaults("roles", {
    "officials-correct-nothing": {
      operationId: "correctAppeal",
      description: "Answers 403 to the officials of the service who correct an appeal of their own.",
      breaks: "specification",
      createHandler: answer(["correctAppeal"], async (request, { send, store }) =>
        getPrincipal(request, store)?.account.authority === "ADMIN"
          ? createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" })
          : send(request),
      ),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "admin");
        return (await caller.call("correctAppeal", { as: "admin", path, body: kiosk })).status;
      },
    },
  }),
  ...defineFaults("values", {
    "four-hours-too-early": {
      operationId: "sendFeedback",
      description: "Stores the time of new feedback in UTC, and returns it as the time in Baku.",
      breaks: "contract",
      createHandler: () => {
        const shifted = new Set<number>();
        return changeObject(["sendFeedback"], (body, _request, { store }) => {
          const record = store.state.feedbacks.find(({ id }) => id === body["id"]);
          if (record === undefined) return;
          if (!shifted.has(record.id)) record.createdAt -= 4 * hourMs;
          shifted.add(record.id);
          body["createdAt"] = toIsoDateTime(record.createdAt);
        })();
      },
      observe: async ({ call }) => {
        const sent = (await call("sendFeedback", { ...citizen, body: cheating })).at("createdAt");
        return [sent, (await call("listFeedbacks", citizen)).at("items.0.createdAt")];
      },
    },
  }),
  ...defineFaults("errors", {
    "unknown-token-not-found": {
      operationId: "renewSession",
      description: "Answers 404 to a refresh token that no session has.",
      breaks: "contract",
      createHandler: answer(["renewSession"], async (request, { send, store }) => {
        const token = request.url.searchParams.get("refreshToken");
        const isKnown = store.state.sessions.some(
          ({ refreshToken, usedRefreshTokens }) =>
            refreshToken === token || usedRefreshTokens.some((used) => used.token === token),
        );
        const response = await send(request);
        return response.status === 401 && !isKnown
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" })
          : response;
      }),
      observe: observeResponse("renewSession", { query: { refreshToken: "a-token-of-nobody" } }),
    },
    "page-of-the-framework": {
      operationId: "listOffices",
      description: "Answers 400 with the error object of the framework, which has no message.",
      breaks: "contract",
      createHandler: changeErrors(["listOffices"], ({ status }) =>
        status === 400
          ? createResponse(400, {
              timestamp: "2026-11-17T06:00:00.000+00:00",
              status: 400,
              error: "Bad Request",
              path: "/api/offices/public",
            })
          : undefined,
      ),
      observe: observeResponse("listOffices", { query: { page: 0 } }),
    },
    "other-media-type-fails": {
      operationId: "sendRemark",
      description: "Answers 500 instead of 415 to a remark that is not JSON by its Content-Type.",
      breaks: "contract",
      createHandler: answer(["sendRemark"], async (request, { send }) =>
        request.headers.get("content-type")?.startsWith("application/json") === true ? send(request) : failure(),
      ),
      observe: observeResponse("sendRemark", {
        body: JSON.stringify({ page: "/exchange-rates", text: "The rate is that of yesterday." }),
        headers: { "content-type": "text/plain" },
      }),
    },
  }),
  ...defineFaults("tokens", {
    "settings-after-sign-out": {
      operationId: "readNotificationSettings",
      description: "Returns the settings to an access token whose session has been signed out.",
      breaks: "contract",
      createHandler: rememberTokens(({ operationId }) => operationId === "readNotificationSettings"),
      observe: async ({ call }) => {
        const { at } = await call("signIn", { body: { username: foreignEmail, password: foreignPassword } });
        await call("signOut", { body: { refreshToken: at("refreshToken") } });
        return (await call("readNotificationSettings", { token: String(at("token")) })).status;
      },
    },
    "obligations-for-refresh-token": {
      operationId: "listObligations",
      description: "Lists the obligations for a refresh token in place of the access token.",
      breaks: "contract",
      createHandler: () => {
        const accept = acceptToken(
          (token, store) => store.state.sessions.find(({ refreshToken }) => refreshToken === token)?.accountId,
        )();
        return (request, backend) =>
          request.operationId === "listObligations" ? accept(request, backend) : backend.send(request);
      },
      observe: async ({ call, getSession }) =>
        (await call("listObligations", { token: getSession("citizen").refreshToken })).status,
    },
  }),
  ...defineFaults("sessions", {
    "settings-kept-in-session": {
      operationId: "readNotificationSettings",
      description: "Keeps the settings that a session has read, so that it misses what another session changes.",
      breaks: "contract",
      createHandler: () => {
        const kept = new Map<string, FaultResponse>();
        return async (request, { send }) => {
          const token = getToken(request);
          if (request.operationId === "updateNotificationSettings") kept.delete(token);
          if (request.operationId !== "readNotificationSettings") return send(request);
          const response = await send(request);
          if (response.status !== 200) return response;
          const earlier = kept.get(token) ?? response;
          kept.set(token, earlier);
          return earlier;
        };
      },
      observe: async ({ call, store }) => {
        await call("readNotificationSettings", citizen);
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        await call("updateNotificationSettings", { token, body: choosePush("PAYMENT", true) });
        return (await call("readNotificationSettings", citizen)).text;
      },
    },
  }),
  ...defineFaults("access", {
    "draft-cached-by-form": {
      operationId: "readDraft",
      description: "Keeps the draft of a form in a cache whose key does not name the user.",
      breaks: "contract",
      createHandler: () => {
        const cached = new Map<string, FaultResponse>();
        return async (request, { send }) => {
          const response = await send(request);
          const formKey = getPathPart(request, -1);
          if (request.operationId === "keepDraft") cached.delete(formKey);
          if (request.operationId !== "readDraft" || response.status !== 200) return response;
          const earlier = cached.get(formKey) ?? response;
          cached.set(formKey, earlier);
          return earlier;
        };
      },
      observe: async ({ call }) => {
        await call("readDraft", { ...director, path: "service-105" });
        return (await call("readDraft", { ...citizen, path: "service-105" })).text;
      },
    },
    "payments-of-all-own-organisations": {
      operationId: "listPaidPayments",
      description: "Lists the payments of all organisations that the user may represent, whichever is chosen.",
      breaks: "contract",
      createHandler: payAcrossAccounts,
      observe: observeResponse("listPaidPayments", { as: "representative" }),
    },
    "name-with-contact-details": {
      operationId: "updateContacts",
      description: "Saves a name that the request contains besides the contact details.",
      breaks: "contract",
      createHandler: changeResponse(["updateContacts"], (response, request, { store }) => {
        const account = getPrincipal(request, store)?.account;
        if (response.status !== 200 || account === undefined) return;
        const body = readBody(request);
        for (const name of ["name", "surname", "fatherName", "pin"] as const) {
          const value = body[name];
          if (typeof value === "string" && value !== "") account[name] = value;
        }
      }),
      observe: async ({ call }) => {
        const body = { email: "aysel@poct.example", phoneNumber: "+994125550142", surname: "Həsənova" };
        await call("updateContacts", { ...citizen, body });
        return (await call("readUser", citizen)).at("surname");
      },
    },
  }),
  ...defineFaults("robustness", {
    "null-character-in-draft": {
      operationId: "readDraft",
      description: "Saves a draft with the character U+0000, and then fails to read it.",
      breaks: "contract",
      createHandler: changeSuccess(["readDraft"], ({ body }) =>
        new TextDecoder().decode(body).includes(String.raw`\u0000`) ? failure() : undefined,
      ),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text: "pasted\u0000text" } } });
        return (await call("readDraft", { ...citizen, path: "complaint" })).status;
      },
    },
  }),
  ...defineFaults("languages", {
    "names-by-code-point": {
      operationId: "listDocuments",
      description: "Sorts the names of documents by the numbers of their characters, so that Ə and Ş follow Z.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const [field, direction] = (url.searchParams.get("sort") ?? "").split(".");
        if (field !== "name") return entries;
        const sorted = entries.toSorted((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));
        return direction === "desc" ? sorted.toReversed() : sorted;
      }),
      observe: observeField("listDocuments", "name", { sort: "name.asc", perPage: 100 }),
    },
  }),
];
