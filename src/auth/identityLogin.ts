import { proxy } from "valtio";
import { failureOf, type Failure } from "../api/failure.ts";
import { paths } from "../config/paths.ts";
import { deviceStore, tabStore } from "../config/storage.ts";
import { loginReturnUrl } from "./loginRedirect.ts";
import { toTokenPair } from "./tokenPair.ts";
import { anonymousClient } from "./anonymousClient.ts";
import { signInWith } from "./session.ts";
import { currentTokens } from "./tokenStore.ts";

/** How a return from the state identity login went. `none`: there was no return; `strange`: nobody in this tab had asked for it, so nothing was sent. */
export type IdentityLoginState =
  | { state: "none" }
  | { state: "working" }
  | { state: "signedIn" }
  | { state: "cancelled" }
  | { state: "strange" }
  | { state: "rejected"; failure: Failure };

const mutableIdentityLoginStore = proxy<{ current: IdentityLoginState }>({ current: { state: "working" } });

/** The return from the state identity login, for the screen that shows it; whether there is one is not known at once. */
export const identityLoginStore: { readonly current: IdentityLoginState } = mutableIdentityLoginStore;

/** A started sign-in is good for ten minutes. */
const pendingLoginMaxAgeMs = 10 * 60_000;

/** A return was taken out of the address already. */
let isReturnHandled = false;

/**
 * Takes a return from the identity login out of the address as soon as this script is there, and exchanges its code.
 * Runs once for a page load, outside React, which may run an effect twice and would spend the code twice.
 */
export async function handleLoginReturn(): Promise<void> {
  if (location.pathname !== paths.identityReturn || location.search === "") {
    if (!isReturnHandled) mutableIdentityLoginStore.current = { state: "none" };
    return;
  }
  isReturnHandled = true;
  const query = new URLSearchParams(location.search);
  // The code leaves the address and the history at once: a reload or the back button must not send it again.
  history.replaceState(history.state, "", location.pathname);
  const expected = readPendingState();
  tabStore.set("pendingSignIn", null);

  const [code, state] = [query.get("code"), query.get("state")];
  if (expected === undefined || state !== expected) return finishWithoutSignIn({ state: "strange" });
  if (code === null || code === "") return finishWithoutSignIn({ state: "cancelled" });
  await exchangeCode(code, state);
}

async function exchangeCode(code: string, state: string): Promise<void> {
  const messengerToken = deviceStore.get("messengerToken");
  try {
    const { data } = await anonymousClient().POST("/public/auth/v2/login/asan", {
      params: { query: { code, redirect: loginReturnUrl(), ...(messengerToken !== null && { messengerToken }) } },
    });
    const pair = toTokenPair(data?.token, data?.refreshToken);
    if (data === undefined || pair === undefined)
      return finishWithoutSignIn({ state: "rejected", failure: { kind: "invalidResponse", status: 200 } });
    for (const key of ["asanToken", "messengerToken", "messengerRefreshToken"] as const)
      if (typeof data[key] === "string") deviceStore.set(key, data[key]);
    await signInWith(pair, state);
    mutableIdentityLoginStore.current = { state: "signedIn" };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    finishWithoutSignIn({ state: "rejected", failure });
  }
}

/** Ends a return that did not sign anybody in. */
function finishWithoutSignIn(outcome: IdentityLoginState): void {
  if (currentTokens() === undefined) deviceStore.set("asanLoginId", null);
  mutableIdentityLoginStore.current = outcome;
}

function readPendingState(): string | undefined {
  try {
    const { state, at } = JSON.parse(tabStore.get("pendingSignIn") ?? "null") as { state: unknown; at: unknown };
    return typeof state === "string" && typeof at === "number" && Date.now() - at < pendingLoginMaxAgeMs
      ? state
      : undefined;
  } catch {
    return undefined;
  }
}
