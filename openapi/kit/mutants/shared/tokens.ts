import { authenticate } from "../../../../mocks/store/sessions.ts";
import type { CallOptions, Caller } from "../caller.ts";
import type { FaultRequest, RequestHandler } from "../fault.ts";
import { withToken } from "./headers.ts";
import { createTokenOf } from "./recordOwners.ts";
import { answer, getToken } from "./seeds.ts";

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

/** Renews a session. */
export const renew = async ({ call }: Caller, refreshToken: string) =>
  call("renewSession", { query: { refreshToken } });

/** Lets an operation work with a refresh token, or with an access token that has expired. */
export const acceptAnyToken = (operationId: string) =>
  answer([operationId], async (request, { send, store }) => {
    const token = getToken(request);
    const session = store.state.sessions.find((found) => [found.accessToken, found.refreshToken].includes(token));
    if (session === undefined) return send(request);
    const end = session.accessExpiresAt;
    session.accessExpiresAt = Number.MAX_SAFE_INTEGER;
    const response = await send(withToken(request, session.accessToken));
    session.accessExpiresAt = end;
    return response;
  });

/** Lets the access token of a persona expire. Returns the token. */
export const expireSession = ({ getSession, store }: Caller, as: "citizen" | "director" | "foreign"): string => {
  const { accessToken } = getSession(as);
  const session = store.state.sessions.find((found) => found.accessToken === accessToken);
  if (session !== undefined) session.accessExpiresAt = 0;
  return accessToken;
};
