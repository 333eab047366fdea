import { addDays, getWeekday, toIsoDate, toIsoDateTime } from "../../../../mocks/store/calendar.ts";
import type { NotificationRecord } from "../../../../mocks/store/notifications.ts";
import { questionNotification } from "../../../../mocks/store/notifications.ts";
import { toNotificationMessage } from "../../../../mocks/behaviour/notification.ts";
import { createSession } from "../../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../../mocks/store/state.ts";
import type { CallOptions, Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition, type FeedConnection, type FrameHandler } from "../fault.ts";
import { feedFault } from "../feedSeeds.ts";
import { getCommand, getHeader, withHeader } from "../frames.ts";
import { observeResponse, sendSuggestion } from "../observers.ts";
import { changeOwn, foreignEmail, foreignPassword, readBody, requestReset, resetWith } from "../passwordCalls.ts";
import { createTokenOf, getPrincipal } from "../recordOwners.ts";
import { keysForAnHour, otherPassword } from "../sentenceSeeds.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeErrors,
  changeObject,
  getEntries,
  getToken,
  toJson,
  withJson,
  withToken,
  type JsonObject,
} from "../seeds.ts";

const citizen = { as: "citizen" } as const;

/** Adds entries to the results of a search: those of the texts that contain the searched word. */
const searchAlso = (listTexts: (store: Caller["store"]) => readonly string[]) =>
  changeObject(["searchPortal"], (body, { url }, { store }) => {
    const word = (url.searchParams.get("word") ?? "").toLowerCase();
    const found = listTexts(store).filter((text) => text.toLowerCase().includes(word));
    const added = found.map((text, index) => ({
      id: `p${index}`,
      title: text.slice(0, 200),
      content: text.slice(0, 400),
      searchPlace: "news",
    }));
    body["items"] = [...added, ...getEntries(body["items"])].slice(0, Number(url.searchParams.get("perPage") ?? 10));
    body["total"] = Number(body["total"]) + added.length;
  });

/** Goes on delivering the messages of an account with a password, whatever happens to its session. */
function keepForeignOpen({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let accountId: number | undefined;
  let subscription = "";
  const remove = store.onNotification((notification: NotificationRecord) => {
    if (subscription === "" || notification.accountId !== accountId) return;
    const body = JSON.stringify(toNotificationMessage(notification, "en"));
    const lines = [
      `subscription:${subscription}`,
      "destination:/user/queue/notifications",
      `message-id:kept-${notification.id}`,
      "content-type:application/json",
    ];
    sendToClient(`MESSAGE\n${lines.join("\n")}\n\n${body}\0`);
  });
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
      const account = store.state.accounts.find(({ id, foreign }) => id === session?.accountId && foreign);
      if (getCommand(frame) === "SUBSCRIBE") subscription = getHeader(frame, "id") ?? "";
      if (account === undefined) return sendToServer(frame);
      accountId = account.id;
      // The session of somebody else keeps the connection open.
      const other = createTokenOf(store, ({ persona }) => persona === "privileged");
      return sendToServer(withHeader(frame, "Authorization", `Bearer ${other}`));
    },
    onClose: remove,
  };
}

/** Sends the last notification of the user again to each new connection. */
function repeatLast({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let [accountId, subscription] = [0, ""];
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      accountId = store.state.sessions.find(({ accessToken }) => accessToken === token)?.accountId ?? accountId;
      if (getCommand(frame) === "SUBSCRIBE") subscription ||= getHeader(frame, "id") ?? "";
      sendToServer(frame);
    },
    fromServer: (frame) => {
      sendToClient(frame);
      const last = store.state.notifications.findLast((notification) => notification.accountId === accountId);
      if (getCommand(frame) !== "RECEIPT" || !frame.includes("receipt-id:subscribed") || last === undefined) return;
      const body = JSON.stringify(toNotificationMessage(last, "az"));
      sendToClient(
        `MESSAGE\nsubscription:${subscription}\ndestination:/user/queue/notifications\nmessage-id:again-${last.id}\n\n${body}\0`,
      );
    },
  };
}

/** Leaves the sessions open that were created for the other portal. */
const keepHandedOver = (operationId: string): NonNullable<FaultDefinition["createHandler"]> => {
  return () => {
    const handedOver = new Set<unknown>();
    return async (request, { send, store }) => {
      const before = store.state.sessions;
      const response = await send(request);
      if (request.operationId === "handOverSession") handedOver.add(bodyOf(response)["token"]);
      if (request.operationId === operationId && response.status === 200)
        store.state.sessions = [
          ...store.state.sessions,
          ...before.filter((session) => handedOver.has(session.accessToken) && !store.state.sessions.includes(session)),
        ];
      return response;
    };
  };
};

/** Returns whether a session for the other portal is valid after a new password. */
const observeHandedOver =
  (replacePassword: (caller: Caller) => Promise<unknown>): NonNullable<FaultDefinition["observe"]> =>
  async (caller) => {
    const { call, store } = caller;
    const account = store.state.accounts.find(({ persona }) => persona === "foreign");
    const first = account && createSession(store, account);
    const token = String((await call("handOverSession", { token: first?.accessToken ?? "" })).at("token"));
    await replacePassword(caller);
    return (await call("readUser", { token })).status;
  };

/** Returns whether a request that is sent again with its key two hours later gets the first response. */
const observeRetry =
  (
    operationId: string,
    findOptions: (caller: Caller) => Promise<CallOptions>,
  ): NonNullable<FaultDefinition["observe"]> =>
  async (caller) => {
    const { call, store, getSession } = caller;
    const { as, ...options } = await findOptions(caller);
    const token = as === undefined ? {} : { token: getSession(as).accessToken };
    const request = { ...token, ...options, headers: { "Idempotency-Key": "retry-hours-later-01" } };
    store.advanceClock(-2 * 3600);
    const first = await call(operationId, request);
    const count = store.state.idempotencyRecords.length;
    store.advanceClock(2 * 3600);
    const again = await call(operationId, request);
    return [first.status, again.status, store.state.idempotencyRecords.length - count, first.text === again.text];
  };

/** Returns a fault that forgets the keys of an operation after an hour. */
const createKeyFault = (
  operationId: string,
  description: string,
  findOptions: (caller: Caller) => Promise<CallOptions>,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: keysForAnHour(operationId),
  observe: observeRetry(operationId, findOptions),
});

const suggestion = { kind: "SUGGESTION", subject: "Bench", text: "Put a bench at the gate." };

/** Returns answers to the questions of the first questionnaire, each with a comment where it is allowed. */
async function answerFirst({ call }: Caller, comment?: string): Promise<JsonObject> {
  const list = await call("listQuestionnaires", { query: { scope: "GENERAL" } });
  const answers = getEntries(list.at("items.0.questions")).map(({ id, commentAllowed }) => ({
    questionId: id,
    answer: "YES",
    ...(comment !== undefined && commentAllowed === true && { comment }),
  }));
  return { questionnaireId: list.at("items.0.id"), answers };
}

/** The calls whose responses contain the time limit of an appeal. */
const callsWithLimit = ["sendAppeal", "correctAppeal", "withdrawAppeal", "readAppeal", "listAppeals"];

/** Lets the time limit of an appeal end after as many days without weekends, whichever of them are holidays. */
function countHolidays(appeal: JsonObject): void {
  const { appealDate, dueDate, dueWorkingDays } = appeal;
  if (dueDate === undefined || typeof dueWorkingDays !== "number") return;
  let day = String(appealDate).slice(0, 10);
  for (let left = dueWorkingDays; left > 0; left -= getWeekday(day) <= 5 ? 1 : 0) day = addDays(day, 1);
  appeal["dueDate"] = day;
}

/** Returns whether the opening hours of the call center contain a time. */
const isWithinHours = (hours: unknown, now: number): boolean =>
  getEntries(hours).some(({ weekdays, opens, closes }) => {
    const time = toIsoDateTime(now).slice(11, 16);
    const isListed = Array.isArray(weekdays) && weekdays.includes(getWeekday(toIsoDate(now)));
    return isListed && String(opens) <= time && time < String(closes);
  });

/** Sets the clock of a store to a time in March 2026, when there are several holidays. */
const goTo = (store: Caller["store"], isoDateTime: string): void =>
  store.advanceClock((Date.parse(isoDateTime) - store.now()) / 1000);

/** Puts a decision into a withdrawn appeal a day after its withdrawal. */
function decideLater(appeal: JsonObject, now: number): void {
  const { withdrawnAt, history } = appeal;
  if (typeof withdrawnAt !== "string" || Date.parse(withdrawnAt) > now - 24 * 3_600_000) return;
  appeal["status"] = "REFUSED";
  if (Array.isArray(history))
    appeal["history"] = [...(history as unknown[]), { status: "REFUSED", at: withdrawnAt, note: "Refused." }];
}

const isForeign = ({ accountId }: SessionRecord, { state }: Caller["store"]): boolean =>
  state.accounts.some(({ id, persona }) => id === accountId && persona === "foreign");

/** Faults that harm somebody: what they sent or paid, or a session that somebody else has. */
export const harmfulFaults = [
  ...defineFaults("access", {
    "appeals-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the appeals of everybody.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.appeals.flatMap(({ text }) => (text === undefined ? [] : [text]))),
      observe: async (caller) => {
        await sendSuggestion(caller, "citizen", "A bench near Qarabulaq.");
        return (await caller.call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "messages-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the messages of everybody on their appeals.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.appealMessages.map(({ text }) => JSON.stringify(text))),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { ...citizen, path, body: { text: "Near Qarabulaq." } });
        return (await caller.call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "drafts-in-the-search": {
      operationId: "searchPortal",
      description: "Finds the drafts of everybody.",
      breaks: "specification",
      createHandler: searchAlso(({ state }) => state.drafts.map(({ data }) => JSON.stringify(data))),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "bench", body: { data: { text: "Near Qarabulaq." } } });
        return (await call("searchPortal", { query: { word: "qarabulaq" } })).at("total");
      },
    },
    "comments-in-the-summary": {
      operationId: "sendEvaluation",
      description: "Shows the last comment of a user in the summary.",
      breaks: "contract",
      createHandler: () => {
        let comment: unknown;
        return answer(["sendEvaluation", "readEvaluationSummary"], async (request, { send }) => {
          const response = await send(request);
          if (request.operationId === "sendEvaluation") {
            const commented = getEntries(readBody(request)["answers"]).find((entry) => entry["comment"] !== undefined);
            comment = commented?.["comment"] ?? comment;
            return response;
          }
          const body = bodyOf(response);
          const items = getEntries(body["items"]).map((item) => ({ ...item, comment }));
          return response.status === 200 ? withJson(response, { ...body, items }) : response;
        })();
      },
      observe: async (caller) => {
        await caller.call("sendEvaluation", { ...citizen, body: await answerFirst(caller, "Too slow.") });
        return (await caller.call("readEvaluationSummary")).text;
      },
    },
    "reports-of-an-organisation-for-a-citizen": {
      operationId: "listReports",
      description: "Lists the reports of the user's organisation also while the user acts for themselves.",
      breaks: "contract",
      createHandler: answer(["listReports"], (request, { send, store }) => {
        const account = getPrincipal(request, store)?.account;
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        if (account === undefined || session?.certNumber !== undefined) return send(request);
        return send(withToken(request, createTokenOf(store, ({ id }) => id === account.id) ?? ""));
      }),
      observe: async ({ call, getSession }) => {
        const { accessToken } = getSession("director");
        const chosen = await call("chooseAccount", { token: accessToken });
        return (await call("listReports", { token: String(chosen.at("token") ?? accessToken) })).at("total");
      },
    },
  }),
  ...defineFaults("sessions", {
    "handed-over-session-survives-a-change-of-password": {
      operationId: "changePassword",
      description: "Leaves the sessions open that were created for the other portal.",
      breaks: "contract",
      createHandler: keepHandedOver("changePassword"),
      observe: observeHandedOver((caller) => changeOwn(caller, otherPassword)),
    },
    "handed-over-session-survives-a-reset": {
      operationId: "resetPassword",
      description: "Leaves the sessions open that were created for the other portal.",
      breaks: "contract",
      createHandler: keepHandedOver("resetPassword"),
      observe: observeHandedOver(async (caller) => {
        await requestReset(caller, foreignEmail);
        await resetWith(caller, "", otherPassword);
      }),
    },
  }),
  ...defineFaults("feed", {
    "open-after-a-new-password": feedFault(
      "Goes on delivering messages to a session that a new password has ended.",
      keepForeignOpen,
      "contract",
      async ({ readFeed, call, getSession, store }) => {
        const { accessToken: used } = getSession("foreign");
        const account = store.state.accounts.find(({ persona }) => persona === "foreign");
        const frames = await readFeed({
          token: (account && createSession(store, account).accessToken) ?? "",
          act: async () => {
            const body = { oldPassword: foreignPassword, newPassword: otherPassword, repeatedPassword: otherPassword };
            await call("changePassword", { token: used, body });
            store.pushNotification("foreign", questionNotification);
          },
        });
        return [frames.map(getCommand), store.state.sessions.filter((session) => isForeign(session, store)).length];
      },
    ),
    "repeats-the-last-message": feedFault(
      "Sends the last message again when a client connects.",
      repeatLast,
      "contract",
      async ({ readFeed, getSession, store }) => {
        const { accessToken: token } = getSession("citizen");
        store.pushNotification("citizen", questionNotification);
        return (await readFeed({ token })).map(getCommand);
      },
    ),
  }),
  ...defineFaults("robustness", {
    "payment-started-twice": createKeyFault(
      "startPayment",
      "Starts a second payment when a request is sent again with its key hours later.",
      async ({ call }) => ({
        as: "director",
        path: String((await call("listObligations", { as: "director" })).at("items.0.id")),
      }),
    ),
    "appeal-sent-twice": createKeyFault(
      "sendAppeal",
      "Creates a second appeal when a request is sent again with its key hours later.",
      async () => ({ ...citizen, body: suggestion }),
    ),
    "message-sent-twice": createKeyFault(
      "sendAppealMessage",
      "Adds a second message when a request is sent again with its key hours later.",
      async (caller) => ({ ...citizen, path: await sendSuggestion(caller), body: { text: "At the gate." } }),
    ),
    "evaluation-counted-twice": {
      ...createKeyFault(
        "sendEvaluation",
        "Counts an evaluation twice when it is sent again with its key hours later.",
        async (caller) => ({ ...citizen, body: await answerFirst(caller) }),
      ),
      observe: async (caller) => {
        const { call, store, getSession } = caller;
        const { accessToken: token } = getSession("citizen");
        const headers = { "Idempotency-Key": "retry-hours-later-01" };
        const body = await answerFirst(caller);
        store.advanceClock(-2 * 3600);
        await call("sendEvaluation", { token, body, headers });
        store.advanceClock(2 * 3600);
        await call("sendEvaluation", { token, body, headers });
        return (await call("readEvaluationSummary")).text;
      },
    },
    "call-booked-twice": createKeyFault(
      "requestCallback",
      "Processes a booking again when it is sent again with its key hours later.",
      async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", citizen)).at("slots"));
        const slot = slots.findLast(({ free }) => free === true)?.["id"];
        return { ...citizen, body: { phoneNumber: "+994505550101", slot, topic: "A bench" } };
      },
    ),
  }),
  ...defineFaults("statuses", {
    "withdrawn-appeal-is-decided": {
      operationId: "withdrawAppeal",
      description: "Goes on with the processing of a withdrawn appeal, and refuses it the day after.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal", "listAppeals"], (body, _request, { store }) => {
        for (const appeal of getEntries(body)) decideLater(appeal, store.now());
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("withdrawAppeal", { ...citizen, path });
        const { accountId } = caller.getSession("citizen");
        caller.store.advanceClock(30 * 3600);
        const token = createTokenOf(caller.store, ({ id }) => id === accountId) ?? "";
        return (await caller.call("readAppeal", { token, path })).at("status");
      },
    },
  }),
  ...defineFaults("values", {
    "time-limit-counts-holidays": {
      operationId: "sendAppeal",
      description: "Counts public holidays as working days of the time limit.",
      breaks: "contract",
      createHandler: changeObject(callsWithLimit, (body) => getEntries(body).forEach(countHolidays)),
      observe: async ({ call, store }) => {
        goTo(store, "2026-03-16T12:00:00+04:00");
        const body = { ...suggestion, kind: "COMPLAINT", category: "CHEATING", counterparty: { name: "Shop" } };
        return (await call("sendAppeal", { ...citizen, body })).at("dueDate");
      },
    },
    "call-center-open-on-holidays": {
      operationId: "readCallCenter",
      description: "Says that the call center is open on public holidays.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body, _request, { store }) => {
        body["openNow"] = isWithinHours(body["hours"], store.now());
      }),
      observe: async ({ call, store }) => {
        goTo(store, "2026-03-24T12:00:00+04:00");
        return (await call("readCallCenter")).at("openNow");
      },
    },
  }),
  ...defineFaults("lists", {
    "lapsed-approvals-among-the-approved": {
      operationId: "searchRegister",
      description: "Lists instruments whose approval has ended among the approved ones.",
      breaks: "contract",
      createHandler: changeEntries(["searchRegister"], (entry, _index, { url }) => {
        const { validFrom } = entry;
        if (!url.pathname.endsWith("/measurement-tools") || String(validFrom) > "2024") return;
        entry["validUntil"] = addDays(String(validFrom), 365);
      }),
      observe: observeResponse("searchRegister", { path: "measurement-tools" }),
    },
  }),
  ...defineFaults("errors", {
    "instance-with-the-address": {
      operationId: "readAppeal",
      description: "Names the user by their e-mail address in the instance of an error.",
      breaks: "contract",
      createHandler: changeErrors(["readAppeal"], (response, request, { store }) => {
        const email = getPrincipal(request, store)?.account.email;
        if (email === undefined) return undefined;
        return { ...response, body: toJson({ ...bodyOf(response), instance: `/errors/${email}/17` }) };
      }),
      observe: observeResponse("readAppeal", { ...citizen, path: 9_999_999 }),
    },
    "instance-with-the-entered-name": {
      operationId: "registerUser",
      description: "Names a person by the surname that was entered in the instance of an error.",
      breaks: "contract",
      createHandler: changeErrors(["registerUser"], (response, request) => {
        const { surname } = readBody(request);
        if (typeof surname !== "string") return undefined;
        return {
          ...response,
          body: toJson({ ...bodyOf(response), instance: `urn:user:${encodeURIComponent(surname)}` }),
        };
      }),
      observe: observeResponse("registerUser", { body: { name: "Ida", surname: "Berg" } }),
    },
  }),
];
