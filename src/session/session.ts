import { proxy } from "valtio";
import type { components } from "../generated/contract.d.ts";
import { failureOf, type Failure } from "../http/failure.ts";
import { portalClient } from "../http/client.ts";
import { storedLanguage } from "../i18n/language.ts";
import { settings } from "../settings.ts";
import { deviceStore, tabStore } from "../storage.ts";
import { authorized, onVerdict } from "./authorized.ts";
import { adopt, agreedTokens, forgetTokens, heldTokens, keepTokens, restoreTokens, type TokenPair } from "./tokens.ts";

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

const store = proxy<{ now: Session }>({ now: { state: "unknown" } });

/** The session for components: `useSnapshot(sessionStore).now`. Only the functions of this file change it. */
export const sessionStore: { readonly now: Session } = store;

/** The user, when there is one. */
export const userOf = (session: Session): User | undefined => ("user" in session ? session.user : undefined);

/** Starts from what the device keeps, and from then on follows the server's verdicts and the other tabs. */
export async function startSession(): Promise<void> {
  onVerdict((verdict) => {
    if (verdict === "renewed") void readUser();
    else if (verdict === "ended") void endSession();
    else store.now = { state: "anonymous" };
  });
  addEventListener("storage", ({ key }) => {
    if (key === "accessToken" || key === null) void followOtherTabs();
  });
  if ((await restoreTokens()) === undefined) store.now = { state: "anonymous" };
  else await readUser();
}

/** Signs in with the tokens that a server handed out, and reads the user. */
export async function signInWith(pair: TokenPair): Promise<void> {
  tabStore.set("citizenChoice", null);
  await keepTokens(pair);
  store.now = { state: "unknown" };
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

async function read(id: string): Promise<void> {
  try {
    const client = portalClient({ baseUrl: settings().apiBaseUrl, language: storedLanguage, send: authorized });
    const { data } = await client.GET("/user/details", {});
    // Somebody signed out or in while the answer was on its way: it is not about them.
    if (data !== undefined && heldTokens()?.id === id) store.now = sessionOf(data);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    if (heldTokens()?.id === id && userOf(store.now) === undefined) store.now = { state: "unknown", failure };
  }
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
  tabStore.set("citizenChoice", asCitizen && user ? String(user.id) : null);
  if (tokens !== undefined) await keepTokens(tokens, heldTokens()?.id);
  await readUser();
}

/** Signs out on this device and in every tab of it; works without a network. Answers whether the state identity was used. */
export async function signOut(): Promise<{ viaIdentity: boolean }> {
  const viaIdentity = deviceStore.get("asanLoginId") !== null;
  store.now = { state: "anonymous", signedOut: true };
  await forget();
  return { viaIdentity };
}

/** The server ended the sign-in: everything of it is removed, and the visitor is told. */
async function endSession(): Promise<void> {
  store.now = { state: "ended" };
  await forget();
}

/** The visitor has read that their session ended. */
export function acknowledgeEnd(): void {
  if (store.now.state === "ended") store.now = { state: "anonymous" };
}

async function forget(): Promise<void> {
  tabStore.set("citizenChoice", null);
  await forgetTokens();
}

/** Another tab has signed in, signed out or renewed the tokens: this one does the same. */
async function followOtherTabs(): Promise<void> {
  const agreed = deviceStore.get("accessToken") === null ? undefined : await agreedTokens();
  const before = heldTokens();
  if (agreed === undefined) {
    if (before === undefined) return;
    adopt(undefined);
    tabStore.set("citizenChoice", null);
    store.now = { state: "anonymous", signedOut: true };
    return;
  }
  adopt(agreed);
  if (agreed.id === before?.id) return;
  store.now = { state: "unknown" };
  await readUser();
}
