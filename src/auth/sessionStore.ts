import { proxy } from "valtio";
import type { User } from "../generated/contract.d.ts";
import type { Failure } from "../api/failure.ts";
import { deviceStore } from "../config/storage.ts";

export type { User };

/**
 * The session of this tab.
 * - `unknown`: there are tokens, but the user is not loaded; `failure` is the reason when loading failed;
 * - `anonymous`: nobody is signed in; `signedOut` after a sign-out, in this tab or another; `wasRejected` after the server
 *   has demanded a sign-in;
 * - `choosingAccount`: the user has organisations and has not chosen yet for whom they act;
 * - `signedIn`: the user is loaded;
 * - `ended`: the server ended the session; the visitor sees the reason and is otherwise anonymous.
 */
export type Session =
  | { state: "unknown"; failure?: Failure }
  | { state: "anonymous"; signedOut?: true; wasRejected?: true }
  | { state: "choosingAccount"; user: User }
  | { state: "signedIn"; user: User }
  | { state: "ended" };

const mutableSessionStore = proxy<{ current: Session }>({ current: { state: "unknown" } });

/** The session for components: `useSnapshot(sessionStore).current`. */
export const sessionStore: { readonly current: Session } = mutableSessionStore;

/** Sets the session. Only `session.ts` calls it, because tokens and drafts change with it. */
export function setSession(session: Session): void {
  mutableSessionStore.current = session;
}

/** Returns the user of a session, if there is one. */
export const getSessionUser = (session: Session): User | undefined => ("user" in session ? session.user : undefined);

/**
 * Returns a text that identifies a user on this device: drafts, the chosen account and cached responses belong to it. The
 * id, or what else a server says about a user who has none. The user of a session has an id in any case.
 */
export const getUserKey = ({ id, pin, email, name, surname, fatherName = "" }: User): string =>
  String(id ?? (pin || email || [name, surname, fatherName].join(" ").trim()));

/** Returns whether the device stores a session. It may have ended since. */
export const hasStoredSession = (): boolean =>
  (deviceStore.get("accessToken") ?? deviceStore.get("gatewaySession")) !== null;
