import { CallFailed, failureOf } from "../api/failure.ts";
import { portalClient } from "../api/createApiClient.ts";
import { storedLanguage } from "../i18n/language.ts";
import { settings } from "../config/settings.ts";
import { deviceStore, forgetDrafts, tabStore } from "../config/storage.ts";
import { authorized, onVerdict } from "./sendAuthorized.ts";
import { pairOf, type TokenPair } from "./tokenPair.ts";
import { followTokens, forgetEndedTokens, forgetTokens, heldTokens, keepTokens, replaceTokens, restoreTokens } from "./tokenStore.ts";
import { sessionStore as store, setSession, userOf, type Session, type User } from "./sessionStore.ts";

/**
 * Starts from what the device keeps, and from then on follows the server's verdicts and the other tabs. A pair that another
 * portal handed over signs a visitor in; nobody who is signed in already becomes somebody else by a link.
 */
export async function startSession(handedOver?: TokenPair): Promise<void> {
  onVerdict((verdict) => {
    if (verdict === "renewed") void readUser();
    else if (verdict === "ended") void endSession();
    // A call that was under way when the sign-in ended says nothing new: whoever was told why still is.
    else if (store.now.state !== "ended") setSession({ state: "anonymous" });
  });
  addEventListener("storage", ({ key }) => {
    if (key === "accessToken" || key === null) void followOtherTabs();
  });
  if ((await restoreTokens()) !== undefined) await readUser();
  if (heldTokens() !== undefined) return;
  if (handedOver !== undefined) await signInWith(handedOver);
  else if (store.now.state === "unknown") setSession({ state: "anonymous" });
}

/**
 * Signs in with the tokens that a server handed out, and reads the user. `identityLoginId` names the sign-in at the state
 * identity when it came from there. Throws `CallFailed` when the server gave no usable pair.
 */
export async function signInWith({ access, refresh }: TokenPair, identityLoginId: string | null = null): Promise<void> {
  const pair = pairOf(access, refresh);
  if (pair === undefined) throw new CallFailed({ kind: "protocol", status: 200 });
  tabStore.set("citizenChoice", null);
  deviceStore.set("asanLoginId", identityLoginId);
  await keepTokens(pair);
  if (heldTokens() === undefined) return;
  setSession({ state: "unknown" });
  await readUser();
}

let reading: { id: string; done: Promise<void> } | undefined;

/** Reads the user again: after a renewal, a choice of account, a change of personal information. */
export function readUser(): Promise<void> {
  const id = heldTokens()?.id;
  if (id === undefined) return Promise.resolve();
  // Whoever asks while the user is being read waits for that answer.
  if (reading?.id !== id) {
    const done = read(id).finally(() => {
      if (reading?.done === done) reading = undefined;
    });
    reading = { id, done };
  }
  return reading.done;
}

/** Comes before anything personal is shown, and only once. */
let hiding: Promise<unknown> | undefined;

async function read(id: string): Promise<void> {
  hiding ??= import("./bfcacheGuard.ts").then(({ hideWhileAway }) => hideWhileAway()).catch(() => (hiding = undefined));
  try {
    const client = portalClient({ baseUrl: settings().apiBaseUrl, language: storedLanguage, send: authorized });
    const { data } = await client.GET("/user/details", {});
    // Somebody signed out or in while the answer was on its way: it is not about them.
    const user = data && (await agreedUser(data));
    await hiding;
    if (user !== undefined && heldTokens()?.id === id) setSession(sessionOf(user));
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    if (heldTokens()?.id === id && userOf(store.now) === undefined) setSession({ state: "unknown", failure });
  }
}

/** A user with all that every page relies on, also when a server leaves a list out because it is empty. */
const complete = (user: Partial<User>): User => ({ ...(user as User), roles: user.roles ?? [], manufacturers: user.manufacturers ?? [], language: user.language ?? { isoCode: storedLanguage() } });

/** A user as the contract agrees it, or a `protocol` failure. */
async function agreedUser(data: User): Promise<User> {
  // Not needed before somebody is signed in; where it cannot be fetched, the service's word is taken.
  const contract = await import("../api/validateResponse.ts").catch(() => undefined);
  const user = contract === undefined ? { value: complete(data) } : contract.agreed("GET", "/user/details", complete(data));
  if (user === undefined) throw new CallFailed({ kind: "protocol", status: 200 });
  return user.value as User;
}

function sessionOf(user: User): Session {
  const undecided = user.manufacturers.length > 0 && !user.manufacturers.some(({ selected }) => selected);
  // A citizen's choice selects no organisation, so it is remembered here or it would be asked again at every visit.
  return undecided && tabStore.get("citizenChoice") !== String(user.id) ? { state: "choosingAccount", user } : { state: "signedIn", user };
}

/**
 * Takes over the account that the server has just accepted: its tokens when it gave any, and the user as they now are.
 * `asCitizen` is true when the person acts for themselves.
 */
export async function accountChosen({ asCitizen, tokens }: { asCitizen: boolean; tokens?: TokenPair | undefined }): Promise<void> {
  const user = userOf(store.now);
  const held = heldTokens();
  // Whoever has signed out since stays signed out.
  if (user === undefined || held === undefined) return;
  tabStore.set("citizenChoice", asCitizen ? String(user.id) : null);
  if (tokens !== undefined && !(await replaceTokens(held, tokens))) return;
  // An answer that is on its way may still be about the account before.
  await reading?.done;
  await readUser();
}

/** Signs out on this device and in every tab of it; works without a network. Answers whether the state identity was used. */
export async function signOut(): Promise<{ viaIdentity: boolean }> {
  const viaIdentity = deviceStore.get("asanLoginId") !== null;
  setSession({ state: "anonymous", signedOut: true });
  forgetDrafts();
  tabStore.set("citizenChoice", null);
  await forgetTokens();
  return { viaIdentity };
}

/** The server ended the sign-in: everything of it is removed, and the visitor is told. */
async function endSession(): Promise<void> {
  setSession({ state: "ended" });
  tabStore.set("citizenChoice", null);
  await forgetEndedTokens();
}

/** The visitor has read that their session ended. */
export function acknowledgeEnd(): void {
  if (store.now.state === "ended") setSession({ state: "anonymous" });
}

/** Another tab may have signed in, signed out or renewed the tokens: this one does the same. */
export async function followOtherTabs(): Promise<void> {
  const change = await followTokens();
  if (change === "signedOut") {
    tabStore.set("citizenChoice", null);
    forgetDrafts();
    setSession({ state: "anonymous", signedOut: true });
  } else if (change === "ended") {
    // What was typed stays, as it does in the tab that was told first.
    await endSession();
  } else if (change === "signedIn") {
    setSession({ state: "unknown" });
    // Whoever asked knows by now that somebody else is here.
    void readUser();
  }
}
