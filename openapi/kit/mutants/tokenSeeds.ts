import { authenticate } from "../../../mocks/store/sessions.ts";
import type { CallOptions, Caller } from "./caller.ts";
import type { FaultRequest, RequestHandler } from "./fault.ts";
import { createTokenOf } from "./recordOwners.ts";
import { getToken, withToken } from "./seeds.ts";

/** Replaces a rejected access token by another one of the account that `findAccountId` names. */
export const acceptToken =
  (findAccountId: (token: string, store: Caller["store"]) => number | undefined): (() => RequestHandler) =>
  () =>
  (request, backend) => {
    const [token, { store }] = [getToken(request), backend];
    if (token === "" || authenticate(store, token) !== undefined) return backend.send(request);
    const accountId = findAccountId(token, store);
    const replacement = createTokenOf(store, ({ id }) => id === accountId);
    return backend.send(replacement === undefined ? request : withToken(request, replacement));
  };

/** Remembers the account of each access token that was valid. */
export const rememberTokens = (isAccepted: (request: FaultRequest) => boolean): (() => RequestHandler) => {
  return () => {
    const accounts = new Map<string, number>();
    return async (request, backend) => {
      const token = getToken(request);
      for (const { accessToken, accountId } of backend.store.state.sessions) accounts.set(accessToken, accountId);
      const isRejected = token !== "" && authenticate(backend.store, token) === undefined;
      if (!isRejected || !isAccepted(request)) return backend.send(request);
      const replacement = createTokenOf(backend.store, ({ id }) => id === accounts.get(token));
      return backend.send(replacement === undefined ? request : withToken(request, replacement));
    };
  };
};

/** Returns the query of a sign-in with the state identity. */
export const identityQuery = (code: string, redirect = "https://portal.example/asan-login") => ({
  query: { code, redirect },
});

/** Returns the status of a request for the signed-in user. */
export const readStatus = async ({ call }: Caller, options: CallOptions): Promise<number> =>
  (await call("readUser", options)).status;
