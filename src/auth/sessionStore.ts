import { proxy } from "valtio";
import type { components } from "../generated/contract.d.ts";
import type { Failure } from "../api/failure.ts";
import { deviceStore } from "../config/storage.ts";

/** Who is signed in, as the contract describes them. */
export type User = components["schemas"]["User"];

/**
 * Who is here.
 * - `unknown`: tokens are kept and the user is not read yet; `failure` says why, when reading did not work out;
 * - `anonymous`: nobody; `signedOut` when somebody has just signed out, here or in another tab;
 * - `choosingAccount`: the user has organisations and has not yet said in whose name they act;
 * - `ended`: the server ended the sign-in; the visitor is told so and is otherwise anonymous.
 */
export type Session =
  | { state: "unknown"; failure?: Failure }
  | { state: "anonymous"; signedOut?: true }
  | { state: "choosingAccount"; user: User }
  | { state: "signedIn"; user: User }
  | { state: "ended" };

const mutableSessionStore = proxy<{ current: Session }>({ current: { state: "unknown" } });

/** The session for components: `useSnapshot(sessionStore).now`. */
export const sessionStore: { readonly current: Session } = mutableSessionStore;

/** Changes who is here. Only `session.ts` does, which knows what follows from it. */
export function setSession(session: Session): void {
  mutableSessionStore.current = session;
}

/** The user, when there is one. */
export const userOf = (session: Session): User | undefined => ("user" in session ? session.user : undefined);

/** Whether the device keeps a sign-in, which may have ended since. */
export const hasStoredSession = (): boolean => deviceStore.get("accessToken") !== null;
