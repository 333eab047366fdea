import { proxy } from "valtio";
import type { Failure } from "../api/failure.ts";

/**
 * The state of a return from the state identity login. `none`: the page was not opened by such a return. `unexpected`: it is
 * not the return of a login that was started here, so nothing was sent.
 */
export type IdentityLoginState =
  | { state: "none" }
  | { state: "working" }
  | { state: "signedIn"; message?: string }
  | { state: "cancelled" }
  | { state: "unexpected" }
  | { state: "rejected"; failure: Failure };

const mutableIdentityLoginStore = proxy<{ current: IdentityLoginState }>({ current: { state: "working" } });

/** The state of the login return, for the page that shows it. It is `working` until the session is initialized. */
export const identityLoginStore: { readonly current: IdentityLoginState } = mutableIdentityLoginStore;

/** Sets the state of the login return. Only `initSession.ts` and `identityLogin.ts` call it. */
export function setIdentityLogin(state: IdentityLoginState): void {
  mutableIdentityLoginStore.current = state;
}
