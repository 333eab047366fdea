import { proxy } from "valtio";
import { failureOf, type Failure } from "../api/failure.ts";
import { paths } from "../config/paths.ts";
import { deviceStore, tabStore } from "../config/storage.ts";
import { returnAddress } from "./loginRedirect.ts";
import { pairOf } from "./tokenPair.ts";
import { plainClient } from "./anonymousClient.ts";
import { signInWith } from "./session.ts";
import { heldTokens } from "./tokenStore.ts";

/** How a return from the state identity login went. `none`: there was no return; `strange`: nobody in this tab had asked for it, so nothing was sent. */
export type IdentityReturn = { state: "none" } | { state: "working" } | { state: "signedIn" } | { state: "cancelled" } | { state: "strange" } | { state: "refused"; failure: Failure };

const store = proxy<{ now: IdentityReturn }>({ now: { state: "working" } });

/** The return from the state identity login, for the screen that shows it; whether there is one is not known at once. */
export const identityStore: { readonly now: IdentityReturn } = store;

/** A started sign-in is good for ten minutes. */
const pendingFor = 10 * 60_000;

/** A return was taken out of the address already. */
let taken = false;

/**
 * Takes a return from the identity login out of the address as soon as this script is there, and exchanges its code.
 * Runs once for a page load, outside React, which may run an effect twice and would spend the code twice.
 */
export async function takeIdentityReturn(): Promise<void> {
  if (location.pathname !== paths.identityReturn || location.search === "") {
    if (!taken) store.now = { state: "none" };
    return;
  }
  taken = true;
  const query = new URLSearchParams(location.search);
  // The code leaves the address and the history at once: a reload or the back button must not send it again.
  history.replaceState(history.state, "", location.pathname);
  const expected = pendingState();
  tabStore.set("pendingSignIn", null);

  const [code, state] = [query.get("code"), query.get("state")];
  if (expected === undefined || state !== expected) return settle({ state: "strange" });
  if (code === null || code === "") return settle({ state: "cancelled" });
  await exchangeCode(code, state);
}

async function exchangeCode(code: string, state: string): Promise<void> {
  const messengerToken = deviceStore.get("messengerToken");
  try {
    const { data } = await plainClient().POST("/public/auth/v2/login/asan", {
      params: { query: { code, redirect: returnAddress(), ...(messengerToken !== null && { messengerToken }) } },
    });
    const pair = pairOf(data?.token, data?.refreshToken);
    if (data === undefined || pair === undefined) return settle({ state: "refused", failure: { kind: "protocol", status: 200 } });
    for (const key of ["asanToken", "messengerToken", "messengerRefreshToken"] as const) if (typeof data[key] === "string") deviceStore.set(key, data[key]);
    await signInWith(pair, state);
    store.now = { state: "signedIn" };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    settle({ state: "refused", failure });
  }
}

/** Ends a return that did not sign anybody in. */
function settle(outcome: IdentityReturn): void {
  if (heldTokens() === undefined) deviceStore.set("asanLoginId", null);
  store.now = outcome;
}

function pendingState(): string | undefined {
  try {
    const { state, at } = JSON.parse(tabStore.get("pendingSignIn") ?? "null") as { state: unknown; at: unknown };
    return typeof state === "string" && typeof at === "number" && Date.now() - at < pendingFor ? state : undefined;
  } catch {
    return undefined;
  }
}
