import type { Account } from "./accounts.ts";
import type { Session } from "./state.ts";
import { datedToken } from "./tokens.ts";
import type { World } from "./mockStore.ts";

/** Who makes a call: the session, and the account it belongs to. */
export type Visitor = { session: Session; account: Account };

/** Begins a session with a fresh pair of tokens. `like` hands on whom an earlier session acted for, and since when the person is signed in. */
export function openSession(world: World, account: Account, like?: { actsAs?: string | undefined; greetings: number; since: number }): Session {
  const actsAs = like === undefined ? account.startsAs : like.actsAs;
  const since = like?.since ?? world.now();
  const session: Session = { id: world.nextId(), accountId: account.id, since, ...freshPair(world, since), spent: [], greetings: like?.greetings ?? 0, ...(actsAs !== undefined && { actsAs }) };
  const { state } = world;
  state.sessions = [...state.sessions.filter(({ refreshEnds }) => refreshEnds > world.now()), session];
  return session;
}

/** The session that an access token opens, or `undefined` when it is unknown or has run out. */
export function visitorOf(world: World, access: string): Visitor | undefined {
  const session = world.state.sessions.find((one) => one.access === access && one.accessEnds > world.now());
  const account = world.state.accounts.find(({ id }) => id === session?.accountId);
  return session && account && { session, account };
}

/**
 * Gives the session of a refresh token a new pair. `undefined` when the token is unknown, has run out or was used before;
 * a used one ends its session for good, since two holders of one session cannot be told apart.
 */
export function renewSession(world: World, refresh: string): Session | undefined {
  const { state } = world;
  const replayed = state.sessions.find(({ spent }) => spent.includes(refresh));
  if (replayed !== undefined) {
    endSessions(world, ({ id }) => id === replayed.id);
    return undefined;
  }
  const session = state.sessions.find((one) => one.refresh === refresh && one.refreshEnds > world.now());
  const account = state.accounts.find(({ id }) => id === session?.accountId);
  if (session === undefined || account?.renewable !== true) return undefined;
  session.spent.push(refresh);
  return Object.assign(session, freshPair(world, session.since));
}

/** Ends every session that `which` picks. */
export function endSessions(world: World, which: (session: Session) => boolean): void {
  world.state.sessions = world.state.sessions.filter((session) => !which(session));
}

/** Lets tokens run out at once: the access tokens, the refresh tokens, or both. */
export function expireTokens(world: World, what: "access" | "refresh" | "all"): void {
  for (const session of world.state.sessions) {
    if (what !== "refresh") session.accessEnds = world.now();
    if (what !== "access") session.refreshEnds = world.now();
  }
}

/** A pair for somebody who is signed in `since`: no renewal reaches beyond the whole length of a session, and no access token beyond its renewal. */
function freshPair(world: World, since: number): Pick<Session, "access" | "accessEnds" | "refresh" | "refreshEnds"> {
  const { tokenLifetime, refreshLifetime, sessionLifetime } = { ...world.rules, ...world.state.limits };
  const refreshEnds = Math.min(world.now() + refreshLifetime * 1000, since + sessionLifetime * 1000);
  const accessEnds = Math.min(world.now() + tokenLifetime * 1000, refreshEnds);
  return { access: datedToken(world, "access", accessEnds), accessEnds, refresh: datedToken(world, "refresh", refreshEnds), refreshEnds };
}
