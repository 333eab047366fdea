import type { Caller, CallOptions } from "../caller.ts";
import type { FaultDefinition, FaultRequest, FaultResponse, RequestHandler, UpstreamBackend } from "../fault.ts";
import { withoutHeader } from "./headers.ts";
import { answer, changeRequest, getToken, type JsonObject } from "./seeds.ts";
import { hourMs } from "./times.ts";

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

/** Forgets the keys of requests after an hour. */
export const keysForAnHour = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request, { store }) => {
    const { state } = store;
    state.idempotencyRecords = state.idempotencyRecords.filter(({ at }) => at > store.now() - hourMs);
    return request;
  });

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

/** Returns a fault that forgets the keys of an operation after an hour. */
export const createKeyFault = (
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

/** Answers requests with the same Idempotency-Key and the same `readPart` with the first response. */
export const compareOnly = (operationId: string, readPart: (request: FaultRequest) => unknown) => () => {
  const known = new Map<string, FaultResponse>();
  return answer([operationId], async (request, { send }) => {
    const key = request.headers.get("idempotency-key");
    const part = JSON.stringify([key, request.headers.get("authorization"), await readPart(request)]);
    const first = key === null ? undefined : known.get(part);
    const response = first ?? (await send(request));
    if (response.status === 200) known.set(part, response);
    return response;
  })();
};

/** Keeps a key with a refusal of what another request has had, and answers it again. */
export const keepsConflicts = (operationId: string) => (): RequestHandler => {
  const refused = new Map<string, FaultResponse>();
  return answer([operationId], async (request, { send }) => {
    const key = `${request.headers.get("idempotency-key")} ${getToken(request)}`;
    const response = refused.get(key) ?? (await send(request));
    if (request.headers.has("idempotency-key") && response.status === 409) refused.set(key, response);
    return response;
  })();
};

/** The header with the shortest key that the contract allows. */
export const shortestKey = { "idempotency-key": "bench-0123456789" };

/** Returns a change of requests of an operation: a key of 16 characters, the least that the contract allows, is left out. */
export const ignoreShortestKey = (operationId: string) =>
  changeRequest(operationId, (request) =>
    request.headers.get("idempotency-key")?.length === 16 ? withoutHeader(request, "idempotency-key") : request,
  );
