import { createStore, del, get, set, update, type UseStore } from "idb-keyval";
import { deviceStore } from "../config/storage.ts";
import { alone } from "./withLock.ts";
import { isToken, readTokens, type TokenPair, type Tokens } from "./tokenPair.ts";

/*
 * Browsers spread localStorage over tabs with a delay, so a tab that waited for its turn could still read a refresh token
 * that another tab has spent. IndexedDB commits are seen by every tab at once: it is the authority, and localStorage, whose
 * keys are part of the portal's agreement with other pages of the service, mirrors it.
 */
let authority = typeof indexedDB === "undefined" ? undefined : createStore("portal-session", "tokens");

// A browser that keeps nothing new in it would go on telling the tokens of an earlier sign-in.
const doWithoutAuthority = (): void => {
  authority = undefined;
};

let held: Tokens | undefined;
let signOuts = 0;
let ends = 0;
const listeners = new Set<() => void>();

/** The tokens that this tab works with; `undefined` for an anonymous visitor. */
export const heldTokens = (): Tokens | undefined => held;

/** Tells whenever this tab works with other tokens; the answer stops it. */
export function onTokens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hold(tokens: Tokens | undefined): void {
  held = tokens;
  for (const listener of listeners) listener();
}

/** What all tabs agree on, or `undefined` when nobody is signed in. */
export const agreedTokens = async (): Promise<Tokens | undefined> => readTokens(await agreedValue());

async function agreedValue(): Promise<unknown> {
  if (authority === undefined) return mirror();
  try {
    return await get<unknown>("current", authority);
  } catch {
    return mirror();
  }
}

/** Keeps the tokens of a new sign-in for every tab and makes them this tab's own, unless it has signed out meanwhile. */
export async function keepTokens({ access, refresh }: TokenPair): Promise<void> {
  const before = signOuts;
  const tokens: Tokens = { access, refresh, id: crypto.randomUUID(), at: Date.now() };
  if (authority !== undefined) await set("current", tokens, authority).catch(doWithoutAuthority);
  if (signOuts === before) adopt(tokens);
}

/**
 * Keeps renewed tokens in place of those that they renew. Answers false, and changes nothing, when somebody has signed out
 * or in meanwhile, in this tab or another: the answer of a server must not bring a sign-in back.
 */
export async function replaceTokens(before: Tokens, { access, refresh }: TokenPair): Promise<boolean> {
  const next: Tokens = { access, refresh, id: before.id, at: Date.now() };
  let agreed = false;
  const decide = (current: Tokens | undefined): Tokens | undefined => {
    agreed = current?.refresh === before.refresh;
    return agreed ? next : current;
  };
  if (authority === undefined) decide(mirror());
  else await update<Tokens | undefined>("current", decide, authority).catch(() => decide(mirror()));
  // This tab may have signed out while the change was on its way; what it removes is removed after that.
  if (!agreed || held?.id !== before.id) return false;
  adopt(next);
  return true;
}

/** Stands in the place of tokens whose sign-in the server has ended, so that other tabs can tell that from a sign-out. */
type Ended = { ended: string };

/** The server has refused to renew these: no other tab may ask with them again. */
export async function voidTokens(refused: Tokens): Promise<void> {
  if (authority === undefined) return;
  await update<Tokens | Ended | undefined>("current", (current) => (readTokens(current)?.refresh === refused.refresh ? { ended: refused.id } : current), authority).catch(() => undefined);
}

/** Makes tokens that another tab has kept this tab's own. */
export function adopt(tokens: Tokens): void {
  hold(tokens);
  if (deviceStore.get("accessToken") !== tokens.access) deviceStore.set("accessToken", tokens.access);
  if (deviceStore.get("refreshToken") !== tokens.refresh) deviceStore.set("refreshToken", tokens.refresh);
}

/** Works from now on with what another tab has kept, and says what that means for this one. A sign-out of this tab meanwhile stands. */
export async function followTokens(): Promise<"unchanged" | "signedIn" | "signedOut" | "ended"> {
  const before = signOuts + ends;
  const value = await agreedValue();
  // Clearing localStorage signs out, whatever the authority says.
  const agreed = deviceStore.get("accessToken") === null ? undefined : readTokens(value);
  if (signOuts + ends !== before) return "unchanged";
  const was = held?.id;
  if (agreed !== undefined) adopt(agreed);
  else if (was !== undefined) dropTokens();
  if (agreed?.id === was) return "unchanged";
  if (agreed !== undefined) return "signedIn";
  if ((value as Ended | undefined)?.ended === was) return "ended";
  // Whoever cleared localStorage alone has signed out everywhere.
  if (authority !== undefined) void without(was, authority).catch(() => undefined);
  return "signedOut";
}

/** Takes the tokens of a sign-in out of what all tabs agree on; those of another one stay. */
const without = (id: string | undefined, database: UseStore): Promise<void> => update<Tokens | Ended | undefined>("current", (current) => (readTokens(current)?.id === id ? undefined : current), database);

/** Ends this tab's part in a sign-in: the tokens it works with and every secret that the device mirrors. */
function dropTokens(): void {
  hold(undefined);
  for (const key of ["accessToken", "refreshToken", "asanLoginId", "asanToken", "messengerToken", "messengerRefreshToken"] as const) {
    if (deviceStore.get(key) !== null) deviceStore.set(key, null);
  }
}

/** Removes every secret of a sign-in from this device. The language and the reader's preferences stay. */
export function forgetTokens(): Promise<void> {
  signOuts += 1;
  return forget((database) => del("current", database));
}

/** The same after the server has ended the sign-in. That it did stays where all tabs look, until the next sign-in; one that has just begun, here or in another tab, is not touched. */
export function forgetEndedTokens(): Promise<void> {
  ends += 1;
  const id = held?.id;
  return forget((database) => without(id, database));
}

async function forget(empty: (database: UseStore) => Promise<void>): Promise<void> {
  dropTokens();
  if (authority === undefined) return;
  await empty(authority).catch(() => undefined);
  // Another tab may have mirrored a renewal in between, which is void now.
  if (held === undefined) dropTokens();
}

/** How long after keeping tokens their mirror may still lag behind, in milliseconds. */
const mirrorLag = 5000;

/**
 * The tokens with which this page starts. The mirror says whether there is a sign-in at all: clearing localStorage signs
 * out, and a pair written there by another page of the service is taken over.
 */
export const restoreTokens = (): Promise<Tokens | undefined> =>
  alone(async () => {
    const [mirrored, agreed] = [mirror(), await agreedTokens()];
    // The clock may have been put back since.
    const fresh = agreed !== undefined && Math.abs(Date.now() - agreed.at) < mirrorLag;
    if (agreed !== undefined && (fresh || agreed.access === mirrored?.access)) adopt(agreed);
    else if (mirrored !== undefined) await keepTokens(mirrored);
    else if (agreed !== undefined) await forgetTokens();
    return held;
  });

function mirror(): Tokens | undefined {
  const [access, refresh] = [deviceStore.get("accessToken"), deviceStore.get("refreshToken")];
  if (!isToken(access)) return undefined;
  // The mirror does not say whose tokens these are: any that this tab did not put there count as another sign-in.
  return { access, refresh: isToken(refresh) ? refresh : "", id: held?.access === access ? held.id : crypto.randomUUID(), at: 0 };
}
