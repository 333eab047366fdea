import { addDays, getWeekday, toIsoDate, toIsoDateTime } from "../../../../mocks/store/calendar.ts";
import type { CallOptions, Caller } from "../caller.ts";
import { defineFaults, type FaultDefinition } from "../fault.ts";
import { answerFirst, observeResponse, sendSuggestion } from "../observers.ts";
import { createTokenOf } from "../recordOwners.ts";
import { keysForAnHour } from "../sentenceSeeds.ts";
import { changeEntries, changeObject, getEntries, type JsonObject } from "../seeds.ts";

const citizen = { as: "citizen" } as const;

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

/** Faults that show only hours or weeks later, or on a holiday. */
export const neglectedTimeFaults = [
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
];
