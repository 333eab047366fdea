import { createStore, del, get, set, update, type UseStore } from "idb-keyval";
import { deviceStore } from "../config/storage.ts";
import { withLock } from "./withLock.ts";
import { isToken, parseStoredTokens, type TokenPair, type StoredTokens } from "./tokenPair.ts";

/*
 * Browsers spread localStorage over tabs with a delay, so a tab that waited for its turn could still read a refresh token
 * that another tab has spent. IndexedDB commits are seen by every tab at once: it is the authority, and localStorage, whose
 * keys are part of the portal's agreement with other pages of the service, mirrors it.
 */
let tokenDb = typeof indexedDB === "undefined" ? undefined : createStore("portal-session", "tokens");

// A browser that keeps nothing new in it would go on telling the tokens of an earlier sign-in.
const disableTokenDb = (): void => {
  tokenDb = undefined;
};

let tabTokens: StoredTokens | undefined;
let signOutCount = 0;
let sessionEndCount = 0;
const listeners = new Set<() => void>();

/** The tokens that this tab works with; `undefined` for an anonymous visitor. */
export const currentTokens = (): StoredTokens | undefined => tabTokens;

/** Tells whenever this tab works with other tokens; the answer stops it. */
export function subscribeToTokens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setTabTokens(tokens: StoredTokens | undefined): void {
  tabTokens = tokens;
  for (const listener of listeners) listener();
}

/** What all tabs agree on, or `undefined` when nobody is signed in. */
export const readSharedTokens = async (): Promise<StoredTokens | undefined> =>
  parseStoredTokens(await readSharedValue());

async function readSharedValue(): Promise<unknown> {
  if (tokenDb === undefined) return readMirror();
  try {
    return await get<unknown>("current", tokenDb);
  } catch {
    return readMirror();
  }
}

/** Keeps the tokens of a new sign-in for every tab and makes them this tab's own, unless it has signed out meanwhile. */
export async function storeTokens({ access, refresh }: TokenPair): Promise<void> {
  const before = signOutCount;
  const tokens: StoredTokens = { access, refresh, id: crypto.randomUUID(), at: Date.now() };
  if (tokenDb !== undefined) await set("current", tokens, tokenDb).catch(disableTokenDb);
  if (signOutCount === before) applyTokens(tokens);
}

/**
 * Keeps renewed tokens in place of those that they renew. Answers false, and changes nothing, when somebody has signed out
 * or in meanwhile, in this tab or another: the answer of a server must not bring a sign-in back.
 */
export async function replaceTokens(before: StoredTokens, { access, refresh }: TokenPair): Promise<boolean> {
  const next: StoredTokens = { access, refresh, id: before.id, at: Date.now() };
  let agreed = false;
  const decide = (current: StoredTokens | undefined): StoredTokens | undefined => {
    agreed = current?.refresh === before.refresh;
    return agreed ? next : current;
  };
  if (tokenDb === undefined) decide(readMirror());
  else await update<StoredTokens | undefined>("current", decide, tokenDb).catch(() => decide(readMirror()));
  // This tab may have signed out while the change was on its way; what it removes is removed after that.
  if (!agreed || tabTokens?.id !== before.id) return false;
  applyTokens(next);
  return true;
}

/** Stands in the place of tokens whose sign-in the server has ended, so that other tabs can tell that from a sign-out. */
type EndedSessionMarker = { ended: string };

/** The server has refused to renew these: no other tab may ask with them again. */
export async function markSessionEnded(rejectedTokens: StoredTokens): Promise<void> {
  if (tokenDb === undefined) return;
  await update<StoredTokens | EndedSessionMarker | undefined>(
    "current",
    (current) =>
      parseStoredTokens(current)?.refresh === rejectedTokens.refresh ? { ended: rejectedTokens.id } : current,
    tokenDb,
  ).catch(() => undefined);
}

/** Makes tokens that another tab has kept this tab's own. */
export function applyTokens(tokens: StoredTokens): void {
  setTabTokens(tokens);
  if (deviceStore.get("accessToken") !== tokens.access) deviceStore.set("accessToken", tokens.access);
  if (deviceStore.get("refreshToken") !== tokens.refresh) deviceStore.set("refreshToken", tokens.refresh);
}

/** Works from now on with what another tab has kept, and says what that means for this one. A sign-out of this tab meanwhile stands. */
export async function syncTokens(): Promise<"unchanged" | "signedIn" | "signedOut" | "ended"> {
  const before = signOutCount + sessionEndCount;
  const value = await readSharedValue();
  // Clearing localStorage signs out, whatever the authority says.
  const agreed = deviceStore.get("accessToken") === null ? undefined : parseStoredTokens(value);
  if (signOutCount + sessionEndCount !== before) return "unchanged";
  const was = tabTokens?.id;
  if (agreed !== undefined) applyTokens(agreed);
  else if (was !== undefined) clearTabTokens();
  if (agreed?.id === was) return "unchanged";
  if (agreed !== undefined) return "signedIn";
  if ((value as EndedSessionMarker | undefined)?.ended === was) return "ended";
  // Whoever cleared localStorage alone has signed out everywhere.
  if (tokenDb !== undefined) void removeSharedSession(was, tokenDb).catch(() => undefined);
  return "signedOut";
}

/** Takes the tokens of a sign-in out of what all tabs agree on; those of another one stay. */
const removeSharedSession = (id: string | undefined, database: UseStore): Promise<void> =>
  update<StoredTokens | EndedSessionMarker | undefined>(
    "current",
    (current) => (parseStoredTokens(current)?.id === id ? undefined : current),
    database,
  );

/** Ends this tab's part in a sign-in: the tokens it works with and every secret that the device mirrors. */
function clearTabTokens(): void {
  setTabTokens(undefined);
  for (const key of [
    "accessToken",
    "refreshToken",
    "asanLoginId",
    "asanToken",
    "messengerToken",
    "messengerRefreshToken",
  ] as const) {
    if (deviceStore.get(key) !== null) deviceStore.set(key, null);
  }
}

/** Removes every secret of a sign-in from this device. The language and the reader's preferences stay. */
export function clearTokens(): Promise<void> {
  signOutCount += 1;
  return clearSharedTokens((database) => del("current", database));
}

/** The same after the server has ended the sign-in. That it did stays where all tabs look, until the next sign-in; one that has just begun, here or in another tab, is not touched. */
export function clearEndedTokens(): Promise<void> {
  sessionEndCount += 1;
  const id = tabTokens?.id;
  return clearSharedTokens((database) => removeSharedSession(id, database));
}

async function clearSharedTokens(empty: (database: UseStore) => Promise<void>): Promise<void> {
  clearTabTokens();
  if (tokenDb === undefined) return;
  await empty(tokenDb).catch(() => undefined);
  // Another tab may have mirrored a renewal in between, which is void now.
  if (tabTokens === undefined) clearTabTokens();
}

/** How long after keeping tokens their mirror may still lag behind, in milliseconds. */
const mirrorLagMs = 5000;

/**
 * The tokens with which this page starts. The mirror says whether there is a sign-in at all: clearing localStorage signs
 * out, and a pair written there by another page of the service is taken over.
 */
export const restoreTokens = (): Promise<StoredTokens | undefined> =>
  withLock(async () => {
    const [mirrored, agreed] = [readMirror(), await readSharedTokens()];
    // The clock may have been put back since.
    const fresh = agreed !== undefined && Math.abs(Date.now() - agreed.at) < mirrorLagMs;
    if (agreed !== undefined && (fresh || agreed.access === mirrored?.access)) applyTokens(agreed);
    else if (mirrored !== undefined) await storeTokens(mirrored);
    else if (agreed !== undefined) await clearTokens();
    return tabTokens;
  });

function readMirror(): StoredTokens | undefined {
  const [access, refresh] = [deviceStore.get("accessToken"), deviceStore.get("refreshToken")];
  if (!isToken(access)) return undefined;
  // The mirror does not say whose tokens these are: any that this tab did not put there count as another sign-in.
  return {
    access,
    refresh: isToken(refresh) ? refresh : "",
    id: tabTokens?.access === access ? tabTokens.id : crypto.randomUUID(),
    at: 0,
  };
}
