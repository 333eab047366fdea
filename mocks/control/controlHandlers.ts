import { http, type RequestHandler } from "msw";
import { operations } from "../operations.ts";
import type { OperationId } from "../generated/requestValidators.js";
import { internalOrigin, type RequestTransaction } from "../handlers.ts";
import { controlPath } from "./controlHeader.ts";
import { isScenarioName, scenarios } from "./scenarios.ts";
import { processDueTransitions, canTransition, getNextStatus, transitionAppeal } from "../store/appealWorkflow.ts";
import { appealStatuses } from "../../src/config/appealStatus.ts";
import { getAppealStatus } from "../store/appeals.ts";
import { answerFeedback } from "../store/feedbacks.ts";
import { questionNotification, welcomeNotification } from "../store/notifications.ts";
import { isPersonaId } from "../store/personas.ts";
import { expireTokens, createSession } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";
import type { Fault } from "../store/state.ts";

/**
 * Returns the handlers of the control API, for developers and tests. It is not part of the contract. Invalid input gets 400.
 * The Node adapter checks the secret before; in the browser only the page itself reaches them.
 *
 *   POST /api/__mock/push     {"persona": "citizen", "type": "QUESTION"}  pushes a notification
 *   POST /api/__mock/reset                                                restores the initial state
 *   POST /api/__mock/clock    {"advanceSeconds": 900}                     advances the clock
 *   POST /api/__mock/expire   {"what": "access" | "refresh" | "all"}      expires tokens
 *   POST /api/__mock/fault    {"operationId": "readUser", "status": 503, "times": 2, "delaySeconds": 0}
 *        sets the next responses; status 200 only delays, 0 drops the connection before and "lost" after the operation,
 *        times 0 removes the fault
 *   POST /api/__mock/appeal   {"appealNumber": "2026-00482", "status": "IN_PROCESS"}
 *        changes the status of an appeal, by default to the next one
 *   POST /api/__mock/feedback {"id": 532}                                 answers a feedback message
 *   POST /api/__mock/status   {"state": "OK" | "DEGRADED" | "DOWN"}       sets the reported service status
 *   POST /api/__mock/latency  {"seconds": 2, "operationId": "readUser"}   delays one operation, or all without operationId
 *   POST /api/__mock/scenario {"name": "slow"}                            resets to a scenario
 *   POST /api/__mock/session  {"persona": "citizen"}                      signs a persona in; returns its tokens
 *   GET  /api/__mock/state                                                returns the state
 *   POST /api/__mock/state                                                restores a state
 *   GET  /api/__mock/outbox                                               returns the e-mails with their codes
 *   GET  /api/__mock/stats                                                returns the number of requests by operation
 */
export function createControlHandlers(
  store: MockStore,
  transaction: RequestTransaction = (handle) => handle(),
  origin: string = internalOrigin,
): RequestHandler[] {
  const post = (name: string, run: (input: Readonly<Record<string, unknown>>) => object | undefined): RequestHandler =>
    http.post(`${origin}${controlPath}${name}`, ({ request }) =>
      transaction(async () => {
        const input: unknown = await request.json().catch(() => ({}));
        const result = run(typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {});
        return result === undefined
          ? Response.json(
              { message: `Invalid input for ${name}. See mocks/control/controlHandlers.ts.` },
              { status: 400 },
            )
          : Response.json(result);
      }),
    );
  const get = (name: string, read: () => object): RequestHandler =>
    http.get(`${origin}${controlPath}${name}`, () => transaction(() => Promise.resolve(Response.json(read()))));

  return [
    ...Object.entries(commands).map(([name, run]) => post(name, (input) => run(store, input))),
    get("state", () => JSON.parse(store.exportSnapshot()) as object),
    get("outbox", () => store.outbox),
    get("stats", () => ({
      calls: store.state.requestCounts,
      renewals: store.state.requestCounts.renewSession ?? 0,
      sessions: store.state.sessions.length,
    })),
  ];
}

type Command = (store: MockStore, input: Readonly<Record<string, unknown>>) => object | undefined;

/** The commands of the POST requests by their names. They return `undefined` for invalid input. */
const commands: Readonly<Record<string, Command>> = {
  push: (store, { persona, type }) => {
    const notification =
      type === "QUESTION" ? questionNotification : type === "INFORMATION" ? welcomeNotification : undefined;
    return notification !== undefined && typeof persona === "string" && isPersonaId(persona)
      ? { id: store.pushNotification(persona, notification).id }
      : undefined;
  },
  reset: (store) => {
    store.reset();
    return {};
  },
  clock: (store, { advanceSeconds }) => {
    if (typeof advanceSeconds !== "number" || !Number.isFinite(advanceSeconds)) return undefined;
    store.advanceClock(advanceSeconds);
    processDueTransitions(store);
    return { now: new Date(store.now()).toISOString() };
  },
  expire: (store, { what }) => {
    if (what !== "access" && what !== "refresh" && what !== "all") return undefined;
    expireTokens(store, what);
    return {};
  },
  fault: ({ state }, { operationId, status = 500, times = 1, delaySeconds = 0 }) => {
    if (
      !isOperationId(operationId) ||
      !isFaultStatus(status) ||
      typeof times !== "number" ||
      typeof delaySeconds !== "number"
    )
      return undefined;
    // A fault comes before the latency of its operation, which stays.
    const otherFaults = state.faults.filter(
      (fault) => fault.operationId !== operationId || (isLatency(fault) && status !== 200),
    );
    state.faults = times > 0 ? [{ operationId, status, times, delaySeconds }, ...otherFaults] : otherFaults;
    return {};
  },
  appeal: (store, { appealNumber, status }) => {
    const appeal = store.state.appeals.find(({ number }) => number === appealNumber);
    const next =
      status === undefined && appeal
        ? getNextStatus(getAppealStatus(appeal))
        : appealStatuses.find((candidate) => candidate === status);
    if (appeal === undefined || next === undefined || !canTransition(appeal, next)) return undefined;
    transitionAppeal(store, appeal, next);
    return { appealNumber, status: next };
  },
  feedback: (store, { id }) => {
    const feedback = store.state.feedbacks.find((feedback) => feedback.id === id);
    if (feedback === undefined || feedback.answer !== undefined) return undefined;
    answerFeedback(store, feedback);
    return { id };
  },
  status: (store, { state }) => {
    if (state !== "OK" && state !== "DEGRADED" && state !== "DOWN") return undefined;
    store.state.serviceStatus = { state, since: store.now() };
    return { state };
  },
  latency: ({ state }, { seconds, operationId }) => {
    if (typeof seconds !== "number" || !(seconds >= 0) || (operationId !== undefined && !isOperationId(operationId)))
      return undefined;
    const delayedIds = operations.map(({ id }) => id).filter((id) => operationId === undefined || id === operationId);
    const otherFaults = state.faults.filter((fault) => !isLatency(fault) || !delayedIds.includes(fault.operationId));
    // Practically unlimited: the latency stays until it is changed.
    state.faults = [
      ...otherFaults,
      ...(seconds > 0
        ? delayedIds.map((id) => ({ operationId: id, status: 200, times: 1_000_000_000, delaySeconds: seconds }))
        : []),
    ];
    return { seconds };
  },
  scenario: (store, { name }) => {
    if (!isScenarioName(name)) return undefined;
    store.reset();
    scenarios[name](store);
    return { name };
  },
  session: (store, { persona }) => {
    const account = store.state.accounts.find(
      (account) => account.persona !== undefined && account.persona === persona,
    );
    if (account === undefined) return undefined;
    const { accessToken, refreshToken } = createSession(store, account);
    return { token: accessToken, refreshToken };
  },
  state: (store, snapshot) => {
    try {
      store.importSnapshot(JSON.stringify(snapshot));
      return {};
    } catch {
      return undefined;
    }
  },
};

/** Returns whether a fault only delays the response. */
const isLatency = ({ status }: Fault): boolean => status === 200;

/** Returns whether a value is a status that a response can have, 0 for a dropped connection, or `lost` for a lost response. */
const isFaultStatus = (value: unknown): value is number | "lost" =>
  value === "lost" ||
  (typeof value === "number" && Number.isInteger(value) && (value === 0 || (value >= 200 && value <= 599)));

const isOperationId = (value: unknown): value is OperationId => operations.some(({ id }) => id === value);
