import { http, type RequestHandler } from "msw";
import { operations } from "../operations.ts";
import type { OperationId } from "../generated/requests.js";
import type { Around } from "../handlers.ts";
import { isScenario, scenarios } from "./scenarios.ts";
import { catchUp, mayStep, nextStatus, takeStep } from "../store/appealWorkflow.ts";
import { statuses, statusOf } from "../store/appeals.ts";
import { answerFeedback } from "../store/feedbacks.ts";
import { question, welcome } from "../store/notifications.ts";
import { isPersona } from "../store/personas.ts";
import { expireTokens, openSession } from "../store/sessions.ts";
import type { World } from "../store/mockStore.ts";

/**
 * A door into the world itself, for developers and tests. Not part of the contract. JSON in, JSON out, 400 for anything
 * it does not understand.
 *
 *   POST /api/__world/push    {"persona": "citizen", "type": "QUESTION"}   pushes a notification now
 *   POST /api/__world/reset                                                begins a new world
 *   POST /api/__world/clock   {"advanceSeconds": 900}                      puts the clock forward
 *   POST /api/__world/expire  {"what": "access" | "refresh" | "all"}       lets tokens run out
 *   POST /api/__world/fault   {"operationId": "readUser", "status": 503, "times": 2, "delaySeconds": 0}
 *                             orders answers; status 200 only delays, 0 drops the connection, times 0 clears the order
 *   POST /api/__world/appeal  {"appealNumber": "2026-00482", "status": "IN_PROCESS"}
 *                             lets an appeal take its next step, or a refusal; without a status the next one
 *   POST /api/__world/feedback {"id": 532}                                 answers a feedback
 *   POST /api/__world/status  {"state": "OK" | "DEGRADED" | "DOWN"}        what the service says about itself
 *   POST /api/__world/latency {"seconds": 2, "operationId": "readUser"}    lets a call take longer, without a name all; 0 ends it
 *   POST /api/__world/scenario {"name": "slow"}                            begins a new world in that state
 *   POST /api/__world/session {"persona": "citizen"}                       signs somebody in: the pair of tokens
 *   GET  /api/__world/state                                                everything the world remembers
 *   POST /api/__world/state                                                takes it over
 *   GET  /api/__world/outbox                                               e-mails with their codes
 *   GET  /api/__world/stats                                                how often each call was answered
 */
export function controlHandlers(world: World, around: Around): RequestHandler[] {
  const post = (name: string, act: (input: Readonly<Record<string, unknown>>) => unknown): RequestHandler =>
    http.post(`*/api/__world/${name}`, ({ request }) =>
      around(async () => {
        const input: unknown = await request.json().catch(() => ({}));
        const done = act(typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {});
        return done === undefined ? Response.json({ message: `${name} does not understand this. See mocks/control/controlHandlers.ts.` }, { status: 400 }) : Response.json(done);
      }),
    );
  const get = (name: string, read: () => object): RequestHandler => http.get(`*/api/__world/${name}`, () => around(() => Promise.resolve(Response.json(read()))));

  return [
    post("push", ({ persona, type }) => (typeof persona === "string" && isPersona(persona) ? { id: world.push(persona, type === "QUESTION" ? question : welcome).id } : undefined)),
    post("reset", () => {
      world.reset();
      return {};
    }),
    post("clock", ({ advanceSeconds }) => {
      if (typeof advanceSeconds !== "number" || !Number.isFinite(advanceSeconds)) return undefined;
      world.advance(advanceSeconds);
      catchUp(world);
      return { now: new Date(world.now()).toISOString() };
    }),
    post("expire", ({ what }) => {
      if (what !== "access" && what !== "refresh" && what !== "all") return undefined;
      expireTokens(world, what);
      return {};
    }),
    post("fault", ({ operationId, status = 500, times = 1, delaySeconds = 0 }) => {
      if (!isOperation(operationId) || typeof status !== "number" || typeof times !== "number" || typeof delaySeconds !== "number") return undefined;
      const others = world.state.faults.filter((fault) => fault.operationId !== operationId);
      world.state.faults = times > 0 ? [...others, { operationId, status, times, delaySeconds }] : others;
      return {};
    }),
    post("appeal", ({ appealNumber, status }) => {
      const appeal = world.state.appeals.find(({ number }) => number === appealNumber);
      const next = status === undefined && appeal ? nextStatus(statusOf(appeal)) : statuses.find((one) => one === status);
      if (appeal === undefined || next === undefined || !mayStep(appeal, next)) return undefined;
      takeStep(world, appeal, next);
      return { appealNumber, status: next };
    }),
    post("feedback", ({ id }) => {
      const feedback = world.state.feedbacks.find((one) => one.id === id);
      if (feedback === undefined || feedback.answer !== undefined) return undefined;
      answerFeedback(world, feedback);
      return { id };
    }),
    post("status", ({ state }) => {
      if (state !== "OK" && state !== "DEGRADED" && state !== "DOWN") return undefined;
      world.state.serviceStatus = { state, since: world.now() };
      return { state };
    }),
    post("latency", ({ seconds, operationId }) => {
      if (typeof seconds !== "number" || !(seconds >= 0) || (operationId !== undefined && !isOperation(operationId))) return undefined;
      const slowed = operations.map(({ id }) => id).filter((id) => operationId === undefined || id === operationId);
      const others = world.state.faults.filter((fault) => fault.status !== 200 || !slowed.includes(fault.operationId));
      // For as long as anybody looks.
      world.state.faults = [...others, ...(seconds > 0 ? slowed.map((id) => ({ operationId: id, status: 200, times: 1_000_000_000, delaySeconds: seconds })) : [])];
      return { seconds };
    }),
    post("scenario", ({ name }) => {
      if (!isScenario(name)) return undefined;
      world.reset();
      scenarios[name](world);
      return { name };
    }),
    post("session", ({ persona }) => {
      const account = world.state.accounts.find((one) => one.persona !== undefined && one.persona === persona);
      if (account === undefined) return undefined;
      const { access, refresh } = openSession(world, account);
      return { token: access, refreshToken: refresh };
    }),
    post("state", (kept) => {
      try {
        world.import(JSON.stringify(kept));
        return {};
      } catch {
        return undefined;
      }
    }),
    get("state", () => JSON.parse(world.export()) as object),
    get("outbox", () => world.outbox),
    get("stats", () => ({ calls: world.state.calls, renewals: world.state.calls.renewSession ?? 0, sessions: world.state.sessions.length })),
  ];
}

const isOperation = (word: unknown): word is OperationId => operations.some(({ id }) => id === word);
