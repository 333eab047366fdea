import { http, type RequestHandler } from "msw";
import { operations } from "./contract.ts";
import type { OperationId } from "./generated/requests.js";
import type { Around } from "./handlers.ts";
import { question, welcome } from "./world/notices.ts";
import { isPersona } from "./world/personas.ts";
import { expireTokens } from "./world/sessions.ts";
import type { World } from "./world/world.ts";

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
 *   GET  /api/__world/outbox                                               e-mails with their codes
 *   GET  /api/__world/stats                                                how often each call was answered
 */
export function controlHandlers(world: World, around: Around): RequestHandler[] {
  const post = (name: string, act: (input: Readonly<Record<string, unknown>>) => unknown): RequestHandler =>
    http.post(`*/api/__world/${name}`, ({ request }) =>
      around(async () => {
        const input: unknown = await request.json().catch(() => ({}));
        const done = act(typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {});
        return done === undefined ? Response.json({ message: `${name} does not understand this. See mocks/control.ts.` }, { status: 400 }) : Response.json(done);
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
    get("outbox", () => world.outbox),
    get("stats", () => ({ calls: world.state.calls, renewals: world.state.calls.renewSession ?? 0, sessions: world.state.sessions.length })),
  ];
}

const isOperation = (word: unknown): word is OperationId => operations.some(({ id }) => id === word);
