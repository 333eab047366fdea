import type { Account } from "./accounts.ts";
import type { Session } from "./state.ts";
import { createJwt } from "./tokens.ts";
import type { MockStore } from "./mockStore.ts";

/** Who makes a call: the session, and the account it belongs to. */
export type Principal = { session: Session; account: Account };

/** Begins a session with a fresh pair of tokens. `like` hands on whom an earlier session acted for, and since when the person is signed in. */
export function createSession(
  store: MockStore,
  account: Account,
  previousSession?: { actsAs?: string | undefined; greetings: number; since: number },
): Session {
  const actsAs = previousSession === undefined ? account.defaultCertNumber : previousSession.actsAs;
  const since = previousSession?.since ?? store.now();
  const session: Session = {
    id: store.nextId(),
    accountId: account.id,
    signedInAt: since,
    ...issueTokenPair(store, since),
    usedRefreshTokens: [],
    initialNotificationsSent: previousSession?.greetings ?? 0,
    ...(actsAs !== undefined && { certNumber: actsAs }),
  };
  const { state } = store;
  state.sessions = [...state.sessions.filter(({ refreshExpiresAt }) => refreshExpiresAt > store.now()), session];
  return session;
}

/** The session that an access token opens, or `undefined` when it is unknown or has run out. */
export function authenticate(store: MockStore, accessToken: string): Principal | undefined {
  const session = store.state.sessions.find(
    (one) => one.accessToken === accessToken && one.accessExpiresAt > store.now(),
  );
  const account = store.state.accounts.find(({ id }) => id === session?.accountId);
  return session && account && { session, account };
}

/**
 * Gives the session of a refresh token a new pair. `undefined` when the token is unknown, has run out or was used before;
 * a used one ends its session for good, since two holders of one session cannot be told apart.
 */
export function refreshSession(store: MockStore, refreshToken: string): Session | undefined {
  const { state } = store;
  const replayed = state.sessions.find(({ usedRefreshTokens }) => usedRefreshTokens.includes(refreshToken));
  if (replayed !== undefined) {
    endSessions(store, ({ id }) => id === replayed.id);
    return undefined;
  }
  const session = state.sessions.find((one) => one.refreshToken === refreshToken && one.refreshExpiresAt > store.now());
  const account = state.accounts.find(({ id }) => id === session?.accountId);
  if (session === undefined || account?.canRefresh !== true) return undefined;
  session.usedRefreshTokens.push(refreshToken);
  return Object.assign(session, issueTokenPair(store, session.signedInAt));
}

/** Ends every session that `which` picks. */
export function endSessions(store: MockStore, predicate: (session: Session) => boolean): void {
  store.state.sessions = store.state.sessions.filter((session) => !predicate(session));
}

/** Lets tokens run out at once: the access tokens, the refresh tokens, or both. */
export function expireTokens(store: MockStore, tokenKind: "access" | "refresh" | "all"): void {
  for (const session of store.state.sessions) {
    if (tokenKind !== "refresh") session.accessExpiresAt = store.now();
    if (tokenKind !== "access") session.refreshExpiresAt = store.now();
  }
}

/** A pair for somebody who is signed in `since`: no renewal reaches beyond the whole length of a session, and no access token beyond its renewal. */
function issueTokenPair(
  store: MockStore,
  signedInAt: number,
): Pick<Session, "accessToken" | "accessExpiresAt" | "refreshToken" | "refreshExpiresAt"> {
  const { accessTokenLifetimeSeconds, refreshTokenLifetimeSeconds, sessionLifetimeSeconds } = {
    ...store.config,
    ...store.state.sessionLimits,
  };
  const refreshEnds = Math.min(
    store.now() + refreshTokenLifetimeSeconds * 1000,
    signedInAt + sessionLifetimeSeconds * 1000,
  );
  const accessEnds = Math.min(store.now() + accessTokenLifetimeSeconds * 1000, refreshEnds);
  return {
    accessToken: createJwt(store, "access", accessEnds),
    accessExpiresAt: accessEnds,
    refreshToken: createJwt(store, "refresh", refreshEnds),
    refreshExpiresAt: refreshEnds,
  };
}
