import type { Caller } from "./caller.ts";
import type { FaultRequest, FaultResponse, RequestHandler, UpstreamBackend } from "./fault.ts";
import { getPrincipal } from "./recordOwners.ts";
import { answer, bodyOf, changeErrors, changeRequest, withJson, type JsonObject } from "./seeds.ts";

/** A strong password. */
export const otherPassword = "Wolken&Ziegel82";
/** An hour in milliseconds. */
export const hourMs = 3_600_000;

/** Returns a function that answers a request which arrives while an equal one is processed, after that one. */
export const answerSecond = (
  getKey: (request: FaultRequest) => string | undefined,
  handleSecond: (request: FaultRequest, backend: UpstreamBackend, first: FaultResponse) => Promise<FaultResponse>,
): (() => RequestHandler) => {
  return () => {
    const inFlight = new Map<string, Promise<FaultResponse>>();
    return async (request, backend) => {
      const key = getKey(request);
      if (key === undefined) return backend.send(request);
      const earlier = inFlight.get(key);
      if (earlier !== undefined) return handleSecond(request, backend, await earlier);
      const response = backend.send(request);
      inFlight.set(key, response);
      try {
        return await response;
      } finally {
        inFlight.delete(key);
      }
    };
  };
};

/** Replaces the status of some errors, and their code. */
export const replaceStatus = (operationId: string, from: number, to: number, code: string): (() => RequestHandler) =>
  changeErrors([operationId], (response) =>
    response.status === from
      ? { ...withJson(response, { ...bodyOf(response), status: to, code }), status: to }
      : undefined,
  );

/** Renews a session. */
export const renew = async ({ call }: Caller, refreshToken: string) =>
  call("renewSession", { query: { refreshToken } });

/** Forgets the keys of requests after an hour. */
export const keysForAnHour = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request, { store }) => {
    const { state } = store;
    state.idempotencyRecords = state.idempotencyRecords.filter(({ at }) => at > store.now() - hourMs);
    return request;
  });

/** Returns the status of another request with a key that was sent two hours before. */
export const observeKeyLater =
  (operationId: string, body: JsonObject, as?: "citizen") =>
  async ({ call, store, getSession }: Caller): Promise<unknown> => {
    const request = {
      ...(as !== undefined && { token: getSession(as).accessToken }),
      headers: { "Idempotency-Key": "two-hours-later-0001" },
    };
    store.advanceClock(-2 * 3600);
    await call(operationId, { ...request, body });
    store.advanceClock(2 * 3600);
    return (await call(operationId, { ...request, body: { ...body, text: "Another text", subject: "Another" } }))
      .status;
  };

/** Saves nothing of a user with a password. */
export const citizensOnly = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { store, send }) => {
    const account = getPrincipal(request, store)?.account;
    const [language, settings] = [account?.language, structuredClone(store.state.notificationSettings)];
    const response = await send(request);
    if (account?.foreign === true) {
      account.language = language ?? "az";
      store.state.notificationSettings = settings;
    }
    return response;
  });
