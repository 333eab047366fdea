import { ApiError, failureOf } from "../api/failure.ts";
import { createApiClient } from "../api/createApiClient.ts";
import { storedLanguage } from "../i18n/language.ts";
import { getSettings } from "../config/settings.ts";
import { deviceStore, clearDrafts, tabStore } from "../config/storage.ts";
import { sendAuthorized, setAuthEventListener } from "./sendAuthorized.ts";
import { toTokenPair, type TokenPair } from "./tokenPair.ts";
import {
  syncTokens,
  clearEndedTokens,
  clearTokens,
  currentTokens,
  storeTokens,
  replaceTokens,
  restoreTokens,
} from "./tokenStore.ts";
import { sessionStore as store, setSession, userOf, type Session, type User } from "./sessionStore.ts";

/**
 * Starts from what the device keeps, and from then on follows the server's verdicts and the other tabs. A pair that another
 * portal handed over signs a visitor in; nobody who is signed in already becomes somebody else by a link.
 */
export async function restoreSession(crossPortalTokens?: TokenPair): Promise<void> {
  setAuthEventListener((verdict) => {
    if (verdict === "renewed") void reloadUser();
    else if (verdict === "ended") void endSession();
    // A call that was under way when the sign-in ended says nothing new: whoever was told why still is.
    else if (store.current.state !== "ended") setSession({ state: "anonymous" });
  });
  addEventListener("storage", ({ key }) => {
    if (key === "accessToken" || key === null) void syncWithOtherTabs();
  });
  if ((await restoreTokens()) !== undefined) await reloadUser();
  if (currentTokens() !== undefined) return;
  if (crossPortalTokens !== undefined) await signInWith(crossPortalTokens);
  else if (store.current.state === "unknown") setSession({ state: "anonymous" });
}

/**
 * Signs in with the tokens that a server handed out, and reads the user. `identityLoginId` names the sign-in at the state
 * identity when it came from there. Throws `CallFailed` when the server gave no usable pair.
 */
export async function signInWith({ access, refresh }: TokenPair, identityLoginId: string | null = null): Promise<void> {
  const pair = toTokenPair(access, refresh);
  if (pair === undefined) throw new ApiError({ kind: "invalidResponse", status: 200 });
  tabStore.set("citizenChoice", null);
  deviceStore.set("asanLoginId", identityLoginId);
  await storeTokens(pair);
  if (currentTokens() === undefined) return;
  setSession({ state: "unknown" });
  await reloadUser();
}

let inFlightUserRequest: { id: string; done: Promise<void> } | undefined;

/** Reads the user again: after a renewal, a choice of account, a change of personal information. */
export function reloadUser(): Promise<void> {
  const id = currentTokens()?.id;
  if (id === undefined) return Promise.resolve();
  // Whoever asks while the user is being read waits for that answer.
  if (inFlightUserRequest?.id !== id) {
    const done = fetchUser(id).finally(() => {
      if (inFlightUserRequest?.done === done) inFlightUserRequest = undefined;
    });
    inFlightUserRequest = { id, done };
  }
  return inFlightUserRequest.done;
}

/** Comes before anything personal is shown, and only once. */
let bfcacheGuard: Promise<unknown> | undefined;

async function fetchUser(id: string): Promise<void> {
  bfcacheGuard ??= import("./bfcacheGuard.ts")
    .then(({ hidePageInBfcache }) => hidePageInBfcache())
    .catch(() => (bfcacheGuard = undefined));
  try {
    const client = createApiClient({
      baseUrl: getSettings().apiBaseUrl,
      language: storedLanguage,
      send: sendAuthorized,
    });
    const { data } = await client.GET("/user/details", {});
    // Somebody signed out or in while the answer was on its way: it is not about them.
    const user = data && (await validateUser(data));
    await bfcacheGuard;
    if (user !== undefined && currentTokens()?.id === id) setSession(toSession(user));
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    if (currentTokens()?.id === id && userOf(store.current) === undefined) setSession({ state: "unknown", failure });
  }
}

/** A user with all that every page relies on, also when a server leaves a list out because it is empty. */
const withUserDefaults = (user: Partial<User>): User => ({
  ...(user as User),
  roles: user.roles ?? [],
  manufacturers: user.manufacturers ?? [],
  language: user.language ?? { isoCode: storedLanguage() },
});

/** A user as the contract agrees it, or a `protocol` failure. */
async function validateUser(data: User): Promise<User> {
  // Not needed before somebody is signed in; where it cannot be fetched, the service's word is taken.
  const contract = await import("../api/validateResponse.ts").catch(() => undefined);
  const user =
    contract === undefined
      ? { value: withUserDefaults(data) }
      : contract.validateResponse("GET", "/user/details", withUserDefaults(data));
  if (user === undefined) throw new ApiError({ kind: "invalidResponse", status: 200 });
  return user.value as User;
}

function toSession(user: User): Session {
  const undecided = user.manufacturers.length > 0 && !user.manufacturers.some(({ selected }) => selected);
  // A citizen's choice selects no organisation, so it is remembered here or it would be asked again at every visit.
  return undecided && tabStore.get("citizenChoice") !== String(user.id)
    ? { state: "choosingAccount", user }
    : { state: "signedIn", user };
}

/**
 * Takes over the account that the server has just accepted: its tokens when it gave any, and the user as they now are.
 * `asCitizen` is true when the person acts for themselves.
 */
export async function applyAccountChoice({
  asCitizen,
  tokens,
}: {
  asCitizen: boolean;
  tokens?: TokenPair | undefined;
}): Promise<void> {
  const user = userOf(store.current);
  const held = currentTokens();
  // Whoever has signed out since stays signed out.
  if (user === undefined || held === undefined) return;
  tabStore.set("citizenChoice", asCitizen ? String(user.id) : null);
  if (tokens !== undefined && !(await replaceTokens(held, tokens))) return;
  // An answer that is on its way may still be about the account before.
  await inFlightUserRequest?.done;
  await reloadUser();
}

/** Signs out on this device and in every tab of it; works without a network. Answers whether the state identity was used. */
export async function signOut(): Promise<{ viaIdentity: boolean }> {
  const viaIdentity = deviceStore.get("asanLoginId") !== null;
  setSession({ state: "anonymous", signedOut: true });
  clearDrafts();
  tabStore.set("citizenChoice", null);
  await clearTokens();
  return { viaIdentity };
}

/** The server ended the sign-in: everything of it is removed, and the visitor is told. */
async function endSession(): Promise<void> {
  setSession({ state: "ended" });
  tabStore.set("citizenChoice", null);
  await clearEndedTokens();
}

/** The visitor has read that their session ended. */
export function acknowledgeSessionEnd(): void {
  if (store.current.state === "ended") setSession({ state: "anonymous" });
}

/** Another tab may have signed in, signed out or renewed the tokens: this one does the same. */
export async function syncWithOtherTabs(): Promise<void> {
  const change = await syncTokens();
  if (change === "signedOut") {
    tabStore.set("citizenChoice", null);
    clearDrafts();
    setSession({ state: "anonymous", signedOut: true });
  } else if (change === "ended") {
    // What was typed stays, as it does in the tab that was told first.
    await endSession();
  } else if (change === "signedIn") {
    setSession({ state: "unknown" });
    // Whoever asked knows by now that somebody else is here.
    void reloadUser();
  }
}
