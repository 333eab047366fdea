import { http, type RequestHandler } from "msw";
import { operations } from "../operations.ts";
import type { OperationId } from "../generated/requestValidators.js";
import type { RequestTransaction } from "../handlers.ts";
import { isScenarioName, scenarios } from "./scenarios.ts";
import { processDueTransitions, canTransition, getNextStatus, transitionAppeal } from "../store/appealWorkflow.ts";
import { appealStatuses, getAppealStatus } from "../store/appeals.ts";
import { answerFeedback } from "../store/feedbacks.ts";
import { questionNotification, welcomeNotification } from "../store/notifications.ts";
import { isPersonaId } from "../store/personas.ts";
import { expireTokens, createSession } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * A door into the world itself, for developers and tests. Not part of the contract. JSON in, JSON out, 400 for anything
 * it does not understand.
 *
 *   POST /api/__mock/push    {"persona": "citizen", "type": "QUESTION"}   pushes a notification now
 *   POST /api/__mock/reset                                                begins a new world
 *   POST /api/__mock/clock   {"advanceSeconds": 900}                      puts the clock forward
 *   POST /api/__mock/expire  {"what": "access" | "refresh" | "all"}       lets tokens run out
 *   POST /api/__mock/fault   {"operationId": "readUser", "status": 503, "times": 2, "delaySeconds": 0}
 *                             orders answers; status 200 only delays, 0 drops the connection, times 0 clears the order
 *   POST /api/__mock/appeal  {"appealNumber": "2026-00482", "status": "IN_PROCESS"}
 *                             lets an appeal take its next step, or a refusal; without a status the next one
 *   POST /api/__mock/feedback {"id": 532}                                 answers a feedback
 *   POST /api/__mock/status  {"state": "OK" | "DEGRADED" | "DOWN"}        what the service says about itself
 *   POST /api/__mock/latency {"seconds": 2, "operationId": "readUser"}    lets a call take longer, without a name all; 0 ends it
 *   POST /api/__mock/scenario {"name": "slow"}                            begins a new world in that state
 *   POST /api/__mock/session {"persona": "citizen"}                       signs somebody in: the pair of tokens
 *   GET  /api/__mock/state                                                everything the world remembers
 *   POST /api/__mock/state                                                takes it over
 *   GET  /api/__mock/outbox                                               e-mails with their codes
 *   GET  /api/__mock/stats                                                how often each call was answered
 */
export function createControlHandlers(store: MockStore, transaction: RequestTransaction): RequestHandler[] {
  const post = (name: string, act: (input: Readonly<Record<string, unknown>>) => unknown): RequestHandler =>
    http.post(`*/api/__mock/${name}`, ({ request }) =>
      transaction(async () => {
        const input: unknown = await request.json().catch(() => ({}));
        const done = act(typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {});
        return done === undefined
          ? Response.json(
              { message: `${name} does not understand this. See mocks/control/controlHandlers.ts.` },
              { status: 400 },
            )
          : Response.json(done);
      }),
    );
  const get = (name: string, read: () => object): RequestHandler =>
    http.get(`*/api/__mock/${name}`, () => transaction(() => Promise.resolve(Response.json(read()))));

  return [
    post("push", ({ persona, type }) =>
      typeof persona === "string" && isPersonaId(persona)
        ? { id: store.pushNotification(persona, type === "QUESTION" ? questionNotification : welcomeNotification).id }
        : undefined,
    ),
    post("reset", () => {
      store.reset();
      return {};
    }),
    post("clock", ({ advanceSeconds }) => {
      if (typeof advanceSeconds !== "number" || !Number.isFinite(advanceSeconds)) return undefined;
      store.advanceClock(advanceSeconds);
      processDueTransitions(store);
      return { now: new Date(store.now()).toISOString() };
    }),
    post("expire", ({ what }) => {
      if (what !== "access" && what !== "refresh" && what !== "all") return undefined;
      expireTokens(store, what);
      return {};
    }),
    post("fault", ({ operationId, status = 500, times = 1, delaySeconds = 0 }) => {
      if (
        !isOperationId(operationId) ||
        typeof status !== "number" ||
        typeof times !== "number" ||
        typeof delaySeconds !== "number"
      )
        return undefined;
      const others = store.state.faults.filter((fault) => fault.operationId !== operationId);
      store.state.faults = times > 0 ? [...others, { operationId, status, times, delaySeconds }] : others;
      return {};
    }),
    post("appeal", ({ appealNumber, status }) => {
      const appeal = store.state.appeals.find(({ number }) => number === appealNumber);
      const next =
        status === undefined && appeal
          ? getNextStatus(getAppealStatus(appeal))
          : appealStatuses.find((one) => one === status);
      if (appeal === undefined || next === undefined || !canTransition(appeal, next)) return undefined;
      transitionAppeal(store, appeal, next);
      return { appealNumber, status: next };
    }),
    post("feedback", ({ id }) => {
      const feedback = store.state.feedbacks.find((one) => one.id === id);
      if (feedback === undefined || feedback.answer !== undefined) return undefined;
      answerFeedback(store, feedback);
      return { id };
    }),
    post("status", ({ state }) => {
      if (state !== "OK" && state !== "DEGRADED" && state !== "DOWN") return undefined;
      store.state.serviceStatus = { state, since: store.now() };
      return { state };
    }),
    post("latency", ({ seconds, operationId }) => {
      if (typeof seconds !== "number" || !(seconds >= 0) || (operationId !== undefined && !isOperationId(operationId)))
        return undefined;
      const slowed = operations.map(({ id }) => id).filter((id) => operationId === undefined || id === operationId);
      const others = store.state.faults.filter((fault) => fault.status !== 200 || !slowed.includes(fault.operationId));
      // Practically unlimited: the latency stays until it is changed.
      store.state.faults = [
        ...others,
        ...(seconds > 0
          ? slowed.map((id) => ({ operationId: id, status: 200, times: 1_000_000_000, delaySeconds: seconds }))
          : []),
      ];
      return { seconds };
    }),
    post("scenario", ({ name }) => {
      if (!isScenarioName(name)) return undefined;
      store.reset();
      scenarios[name](store);
      return { name };
    }),
    post("session", ({ persona }) => {
      const account = store.state.accounts.find((one) => one.persona !== undefined && one.persona === persona);
      if (account === undefined) return undefined;
      const { accessToken, refreshToken } = createSession(store, account);
      return { token: accessToken, refreshToken };
    }),
    post("state", (kept) => {
      try {
        store.importSnapshot(JSON.stringify(kept));
        return {};
      } catch {
        return undefined;
      }
    }),
    get("state", () => JSON.parse(store.exportSnapshot()) as object),
    get("outbox", () => store.outbox),
    get("stats", () => ({
      calls: store.state.requestCounts,
      renewals: store.state.requestCounts.renewSession ?? 0,
      sessions: store.state.sessions.length,
    })),
  ];
}

const isOperationId = (word: unknown): word is OperationId => operations.some(({ id }) => id === word);
