import { ApiError, getFailure, type Failure } from "../api/failure.ts";
import { requestOperation } from "../api/request.ts";
import { addShapes } from "../api/validateResponse.ts";
import { clearServiceMarks, hashUserKey, keepServiceMarksOf } from "../config/serviceMarks.ts";
import { clearDrafts, deviceStore, tabStore } from "../config/storage.ts";
import { sessionShapes } from "../generated/sessionShapes.js";
import { getStoredLanguage } from "../i18n/language.ts";
import { forgetLoginReturns } from "./loginReturns.ts";
import { setAuthEventListener } from "./authorization.ts";
import {
  getUserKey,
  sessionStore as store,
  setSession,
  getSessionUser,
  type Session,
  type User,
} from "./sessionStore.ts";
import { parseUser } from "../api/parsers/parseUser.ts";
import { isAccountOutdated, isCitizenChoice, readAccountChoice, setKnownChoice } from "./accountChoice.ts";
import { forgetSessionOfTab, readSessionOfTab, storeSessionOfTab } from "./sessionOfTab.ts";
import { toTokenPair, type TokenPair } from "./tokenPair.ts";
import {
  getCurrentSession,
  getTokenStorage,
  loadTokenStorage,
  type SessionOffer,
  type TokenStorage,
} from "./tokenStorage.ts";

// Otherwise the first response would wait until the shapes of all responses are loaded.
addShapes(sessionShapes);

/** Restores the session of this device, and from then on follows authorization events and the other tabs. */
export async function restoreSession(): Promise<void> {
  setAuthEventListener((event) => {
    if (event === "refreshed") void reloadUser();
    else if (event === "accountChanged") void syncWithOtherTabs();
    else if (event === "ended") void endSession();
    // A request that was in flight when the session ended must not replace the message about it.
    else if (store.current.state !== "ended") setSession({ state: "anonymous", wasRejected: true });
  });
  addEventListener("storage", ({ key }) => {
    if (key === null || ["accessToken", "gatewaySession", "accountChoice"].includes(key)) void syncWithOtherTabs();
  });
  setKnownChoice(readAccountChoice());
  let storage: TokenStorage | undefined;
  while (storage === undefined) storage = await loadTokenStorage().catch(waitBeforeRetry);
  if ((await storage.restore()) !== undefined) await reloadUser();
  else await reportMissedEnd(storage);
  if (getCurrentSession() === undefined && store.current.state === "unknown") setSession({ state: "anonymous" });
}

/** Waits 5 to 25 seconds, not all clients as long: then it may be known where tokens are kept. */
const waitBeforeRetry = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, 5000 + 20_000 * Math.random(), undefined));

/**
 * Reports that the session of this tab has ended if another tab noticed it while this one was loading a page, and has
 * removed the session from the device. After a sign-out, removes what this tab, which was not open then, still has.
 */
async function reportMissedEnd(storage: TokenStorage): Promise<void> {
  const [id = ""] = readSessionOfTab();
  if (id === "") return;
  forgetSessionOfTab();
  const end = await storage.readEnd(id);
  if (getCurrentSession() !== undefined) return;
  if (end === "signedOut") clearTab();
  else if (end === "ended" && store.current.state !== "ended") await endSession();
}

/**
 * Signs an anonymous visitor in with the session that the other portal handed over, when `confirm` resolves to true for its
 * user: anybody can send a link with tokens of their own, and what is entered then would be theirs. A link never replaces the
 * signed-in person. Tokens that are not confirmed or not valid are forgotten.
 */
export async function acceptOfferedSession(
  offer: SessionOffer,
  confirm: (user: User) => Promise<boolean>,
): Promise<void> {
  const storage = getTokenStorage();
  if (getCurrentSession() !== undefined) return storage.rejectOffer();
  try {
    const user = await storage.readOfferedUser(offer);
    if ((await confirm(user)) && getCurrentSession() === undefined)
      await startSession(() => storage.acceptOffer(offer), user.foreign ? null : "handedOver");
    else storage.rejectOffer();
  } catch (error) {
    if (getFailure(error) === undefined) throw error;
  }
}

/**
 * Signs in with the tokens of a server and reads the user. `identityLoginId` is the id of the state identity login, if there
 * was one. Throws `ApiError` when the tokens are unusable.
 */
export async function signInWith({ access, refresh }: TokenPair, identityLoginId: string | null = null): Promise<void> {
  const pair = toTokenPair(access, refresh);
  if (pair === undefined) throw new ApiError({ kind: "invalidResponse", status: 200 });
  await startSession(() => getTokenStorage().begin(pair), identityLoginId);
}

async function startSession(begin: () => Promise<void>, identityLoginId: string | null): Promise<void> {
  // Somebody else chooses anew.
  deviceStore.set("accountChoice", null);
  deviceStore.set("asanLoginId", identityLoginId);
  await begin();
  if (getCurrentSession() === undefined) return;
  setSession({ state: "unknown" });
  await reloadUser();
}

const readDetails = (body: unknown): unknown => parseUser(body, getStoredLanguage());

let inFlightUserRequest: { id: string; done: Promise<Failure | undefined> } | undefined;

/**
 * Reads the user again, after a refresh for example. Concurrent calls share a request. Resolves to the failure if the user
 * could not be read.
 */
export function reloadUser(): Promise<Failure | undefined> {
  const id = getCurrentSession()?.id;
  if (id === undefined) return Promise.resolve(undefined);
  if (inFlightUserRequest?.id !== id) {
    const done = fetchUser(id).finally(() => {
      if (inFlightUserRequest?.done === done) inFlightUserRequest = undefined;
    });
    inFlightUserRequest = { id, done };
  }
  return inFlightUserRequest.done;
}

/**
 * Reads the user again after a change of the user: a request that is in flight may still return what was there before.
 * Resolves to the failure if the user could not be read.
 */
export async function reloadChangedUser(): Promise<Failure | undefined> {
  await inFlightUserRequest?.done;
  return reloadUser();
}

/** Installed once, before anything personal is shown. */
let bfcacheGuard: Promise<unknown> | undefined;

async function fetchUser(id: string): Promise<Failure | undefined> {
  bfcacheGuard ??= import("./bfcacheGuard.ts")
    .then(({ hidePageInBfcache }) => hidePageInBfcache())
    .catch(() => (bfcacheGuard = undefined));
  try {
    const user = await requestOperation("GET", "/user/details", {
      prepareBody: readDetails,
    });
    await bfcacheGuard;
    // Somebody may have signed out or in while the request was in flight: the response is not about them.
    if (getCurrentSession()?.id !== id) return undefined;
    forgetLoginReturns();
    setSession(toSession(keepUserKey(user, id)));
    return undefined;
  } catch (error) {
    const failure = getFailure(error);
    if (failure === undefined) throw error;
    if (getCurrentSession()?.id === id && getSessionUser(store.current) === undefined)
      setSession({ state: "unknown", failure });
    return failure;
  }
}

/**
 * Returns a user whose key stays the same in a session: where the server sends no id, the key is made of what the person can
 * change in the portal, such as the e-mail address. A hash of it is stored with the session of this tab, and one of what it is
 * now, by which the person is known after the end of the session.
 */
function keepUserKey(user: User, sessionId: string): User {
  const key = getUserKey(user);
  // A user of whom nothing is known has a key for this session only.
  const hash = key === "" ? sessionId : hashUserKey(key);
  const [knownSessionId, knownId = hash, lastHash] = readSessionOfTab();
  const isKnown = knownSessionId === sessionId || lastHash === hash;
  const id = isKnown ? knownId : hash;
  storeSessionOfTab(sessionId, id, hash);
  keepServiceMarksOf(hash, isKnown);
  return { id, ...user };
}

function toSession(user: User): Session {
  const isUndecided = user.manufacturers.length > 0 && !user.manufacturers.some(({ selected }) => selected);
  // The server stores a chosen organisation, but not the choice to act as a citizen.
  return isUndecided && !isCitizenChoice(readAccountChoice())
    ? { state: "choosingAccount", user }
    : { state: "signedIn", user };
}

/** The choice of account whose user is being read, or was read. */
let choiceInProgress: string | undefined;

/** Shows the account of a choice. Resolves to the failure if its user could not be read. */
export async function showChosenAccount(choice: string): Promise<Failure | undefined> {
  choiceInProgress = choice;
  const failure = await reloadChangedUser();
  if (failure === undefined) setKnownChoice(choice);
  else choiceInProgress = undefined;
  return failure;
}

/** Signs out in every tab of this device. Needs no network. Resolves to whether the state identity was used to sign in. */
export async function signOut(): Promise<{ viaIdentity: boolean }> {
  const viaIdentity = deviceStore.get("asanLoginId") !== null;
  setSession({ state: "anonymous", signedOut: true });
  clearTab();
  clearServiceMarks();
  await getTokenStorage().signOut();
  return { viaIdentity };
}

/** Removes what this tab has of a person who has signed out. */
function clearTab(): void {
  clearDrafts();
  tabStore.set("pendingPayment", null);
  tabStore.set("bookedCallback", null);
  tabStore.set("sessionOfTab", null);
}

/** Removes everything of a session that the server has ended; the user sees the reason. */
async function endSession(): Promise<void> {
  setSession({ state: "ended" });
  await getTokenStorage().clearEnded();
}

/** Follows another tab that has signed in, signed out, refreshed the tokens or chosen an account. */
export async function syncWithOtherTabs(): Promise<void> {
  // Read before the tokens: those of a choice are stored before the choice itself.
  const choice = readAccountChoice();
  const change = await getTokenStorage().sync();
  if (change === "signedOut") {
    clearTab();
    clearServiceMarks();
    setSession({ state: "anonymous", signedOut: true });
  } else if (change === "ended") {
    // Drafts are kept, as in the tab whose refresh was rejected.
    await endSession();
  } else if (change === "signedIn") {
    setSession({ state: "unknown" });
    void reloadUser();
  } else if (isAccountOutdated(choice) && choice !== choiceInProgress) {
    // Without a response, the next request of this tab is another attempt.
    void showChosenAccount(choice);
  }
}
