import type { Account } from "./accounts.ts";
import type { IssuedTokens, SessionRecord } from "./state.ts";
import { createJwt } from "./tokens.ts";
import type { MockStore } from "./mockStore.ts";

/** The session and account of a request. */
export type Principal = { session: SessionRecord; account: Account };

/**
 * Creates a session with a new token pair. `previousSession` has the represented organisation and the sign-in time of an
 * earlier session; the new one ends with the session that it replaces.
 */
export function createSession(
  store: MockStore,
  account: Account,
  previousSession?: { certNumber?: string | undefined; signedInAt: number; replaces?: SessionRecord },
): SessionRecord {
  const id = store.nextId();
  const certNumber = previousSession === undefined ? account.defaultCertNumber : previousSession.certNumber;
  const signedInAt = previousSession?.signedInAt ?? store.now();
  const session: SessionRecord = {
    id,
    accountId: account.id,
    signInId: previousSession?.replaces?.signInId ?? id,
    signedInAt,
    ...issueTokenPair(store, signedInAt),
    usedRefreshTokens: [],
    ...(certNumber !== undefined && { certNumber }),
  };
  const { state } = store;
  state.sessions = [...state.sessions.filter(({ refreshExpiresAt }) => refreshExpiresAt > store.now()), session];
  return session;
}

/** Returns the principal of an access token; `undefined` when the token is unknown or expired. */
export function authenticate(store: MockStore, accessToken: string): Principal | undefined {
  const session = store.state.sessions.find(
    (session) => session.accessToken === accessToken && session.accessExpiresAt > store.now(),
  );
  const account = store.state.accounts.find(({ id }) => id === session?.accountId);
  return session && account && { session, account };
}

/** How long a used refresh token returns the same pair again, in milliseconds. */
const refreshRepeatPeriodMs = 30_000;

/** Returns whether a session goes on: it has not ended, and one of its tokens is valid. */
export function isSessionActive(store: MockStore, sessionId: number): boolean {
  const session = store.state.sessions.find(({ id }) => id === sessionId);
  return session !== undefined && Math.max(session.accessExpiresAt, session.refreshExpiresAt) > store.now();
}

/**
 * Issues a new token pair for a refresh token. A token that was used up to 30 seconds ago returns the same pair: the browser
 * may not have received the first response. Returns `undefined` when the token is unknown, expired or was used earlier.
 * Such a reuse ends its session, also after a choice of account, since the token may be stolen.
 */
export function refreshSession(store: MockStore, refreshToken: string): IssuedTokens | undefined {
  const { state } = store;
  for (const { signInId, usedRefreshTokens, refreshExpiresAt } of state.sessions) {
    const use = usedRefreshTokens.find(({ token }) => token === refreshToken);
    if (use === undefined) continue;
    if (store.now() - use.usedAt < refreshRepeatPeriodMs)
      return refreshExpiresAt > store.now() ? use.issuedTokens : undefined;
    endSessions(store, (session) => session.signInId === signInId);
    return undefined;
  }
  const session = state.sessions.find(
    (session) => session.refreshToken === refreshToken && session.refreshExpiresAt > store.now(),
  );
  const account = state.accounts.find(({ id }) => id === session?.accountId);
  if (session === undefined || account?.canRefresh !== true) return undefined;
  const { accessToken, refreshToken: nextRefreshToken } = Object.assign(
    session,
    issueTokenPair(store, session.signedInAt),
  );
  const issuedTokens = { accessToken, refreshToken: nextRefreshToken };
  session.usedRefreshTokens.push({ token: refreshToken, usedAt: store.now(), issuedTokens });
  return issuedTokens;
}

/** Ends all sessions that match the predicate. */
export function endSessions(store: MockStore, predicate: (session: SessionRecord) => boolean): void {
  store.state.sessions = store.state.sessions.filter((session) => !predicate(session));
}

/** Expires the access tokens, the refresh tokens, or both. */
export function expireTokens(store: MockStore, tokenKind: "access" | "refresh" | "all"): void {
  for (const session of store.state.sessions) {
    if (tokenKind !== "refresh") session.accessExpiresAt = store.now();
    if (tokenKind !== "access") session.refreshExpiresAt = store.now();
  }
}

/**
 * Issues a token pair. Its lifetime ends with the session, and the access token expires no later than the refresh
 * token.
 */
function issueTokenPair(
  store: MockStore,
  signedInAt: number,
): Pick<SessionRecord, "accessToken" | "accessExpiresAt" | "refreshToken" | "refreshExpiresAt"> {
  const { accessTokenLifetimeSeconds, refreshTokenLifetimeSeconds, sessionLifetimeSeconds } = {
    ...store.config,
    ...store.state.sessionLimits,
  };
  const refreshExpiresAt = Math.min(
    store.now() + refreshTokenLifetimeSeconds * 1000,
    signedInAt + sessionLifetimeSeconds * 1000,
  );
  const accessExpiresAt = Math.min(store.now() + accessTokenLifetimeSeconds * 1000, refreshExpiresAt);
  return {
    accessToken: createJwt(store, "access", accessExpiresAt),
    accessExpiresAt,
    refreshToken: createJwt(store, "refresh", refreshExpiresAt),
    refreshExpiresAt,
  };
}
