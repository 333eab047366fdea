import { createId } from "../config/createId.ts";
import { deviceStore } from "../config/storage.ts";
import { listKeysWithLifetime } from "../config/deviceKeys.ts";
import { disableDatabase, readValue, removeValue, updateValue, usesDatabase, writeValue } from "./tokenDatabase.ts";
import { isToken, parseStoredTokens, type StoredTokens, type TokenPair } from "./tokenPair.ts";
import type { SessionEnd } from "./tokenStorage.ts";
import { withLock } from "./withLock.ts";

/*
 * Browsers propagate localStorage to other tabs with a delay, so a tab that waited for the lock could still read a refresh
 * token that another tab has spent. IndexedDB commits are visible to every tab at once, so it is the source of truth.
 * localStorage mirrors it, because other pages of this origin read and write the tokens there. Where the database fails, the
 * mirror is all there is.
 */
let tabTokens: StoredTokens | undefined;
let signOutCount = 0;
let sessionEndCount = 0;
const listeners = new Set<() => void>();

/** Returns the tokens that this tab uses; `undefined` for an anonymous visitor. */
export const getCurrentTokens = (): StoredTokens | undefined => tabTokens;

/** Calls `listener` whenever the tokens of this tab change. Returns a function that unsubscribes it. */
export function subscribeToTokens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setTabTokens(tokens: StoredTokens | undefined): void {
  tabTokens = tokens;
  for (const listener of listeners) listener();
}

/** Returns the tokens that all tabs share, or `undefined` when nobody is signed in. */
export const readSharedTokens = async (): Promise<StoredTokens | undefined> =>
  parseStoredTokens(await readSharedValue());

const readSharedValue = (): Promise<unknown> => readValue().catch(readMirror);

/** Stores the tokens of a new session for every tab, and uses them in this one unless it has signed out meanwhile. */
export async function storeTokens(pair: TokenPair & Pick<StoredTokens, "receivedAt">): Promise<void> {
  const signOutCountBefore = signOutCount;
  const tokens: StoredTokens = { ...pair, id: createId(), at: Date.now() };
  await writeValue(tokens).catch(disableDatabase);
  if (signOutCount === signOutCountBefore) applyTokens(tokens);
}

/**
 * Replaces tokens by refreshed ones. Resolves to false and changes nothing when somebody has signed out or in meanwhile, in
 * any tab: a late response must not restore a session. Also when another tab has refreshed them.
 */
export async function replaceTokens(previous: StoredTokens, { access, refresh }: TokenPair): Promise<boolean> {
  const receivedAt = refresh === previous.refresh ? (previous.receivedAt ?? previous.at) : undefined;
  const next: StoredTokens = { access, refresh, id: previous.id, at: Date.now(), receivedAt };
  let isReplaced = false;
  const replace = (current: unknown): unknown => {
    isReplaced = parseStoredTokens(current)?.refresh === previous.refresh;
    return isReplaced ? next : current;
  };
  await updateValue(replace).catch(() => replace(readMirror()));
  // This tab may have signed out during the update. Its removal is queued behind the update.
  if (!isReplaced || tabTokens?.id !== previous.id) return false;
  applyTokens(next);
  return true;
}

/** Records that a refresh token is about to be sent. Until new tokens are stored, nobody knows whether the server has used it. */
export async function markRefreshSent(tokens: StoredTokens): Promise<void> {
  await updateValue((current) =>
    parseStoredTokens(current)?.refresh === tokens.refresh ? { ...tokens, refreshSentAt: Date.now() } : current,
  ).catch(() => undefined);
}

/** Takes the place of the tokens of a session that the server has ended, so that other tabs can tell it from a sign-out. */
type EndedSessionMarker = { ended: string };

/** Records that the server has rejected this refresh token: no other tab may send it again. */
export async function markSessionEnded(rejectedTokens: StoredTokens): Promise<void> {
  const marker: EndedSessionMarker = { ended: rejectedTokens.id };
  await updateValue((current) =>
    parseStoredTokens(current)?.refresh === rejectedTokens.refresh ? marker : current,
  ).catch(() => undefined);
}

/**
 * Returns how a session has ended that this device no longer has: only a sign-out leaves nothing in the database. `undefined`
 * when the database fails, and when somebody has signed in since.
 */
export async function readSessionEnd(id: string): Promise<SessionEnd> {
  const value = await readValue().catch(() => null);
  if (value === undefined) return "signedOut";
  return (value as EndedSessionMarker | null)?.ended === id ? "ended" : undefined;
}

/** Uses tokens in this tab, and mirrors them in localStorage. */
export function applyTokens(tokens: StoredTokens): void {
  setTabTokens(tokens);
  if (deviceStore.get("accessToken") !== tokens.access) deviceStore.set("accessToken", tokens.access);
  if (deviceStore.get("refreshToken") !== tokens.refresh) deviceStore.set("refreshToken", tokens.refresh);
}

/** Uses what another tab has stored. Resolves to what changed for this tab. A sign-out of this tab in the meantime stands. */
export async function syncTokens(): Promise<"unchanged" | "signedIn" | "signedOut" | "ended"> {
  const changeCountBefore = signOutCount + sessionEndCount;
  const sharedValue = await readSharedValue();
  // Clearing localStorage signs out, whatever the database contains.
  const sharedTokens = deviceStore.get("accessToken") === null ? undefined : parseStoredTokens(sharedValue);
  if (signOutCount + sessionEndCount !== changeCountBefore) return "unchanged";
  const previousId = tabTokens?.id;
  if (sharedTokens !== undefined) applyTokens(sharedTokens);
  else if (previousId !== undefined) clearTabTokens();
  if (sharedTokens?.id === previousId) return "unchanged";
  if (sharedTokens !== undefined) return "signedIn";
  if ((sharedValue as EndedSessionMarker | undefined)?.ended === previousId) return "ended";
  // localStorage was cleared, but the database still has the session.
  void removeSharedSession(previousId).catch(() => undefined);
  return "signedOut";
}

/** Removes the tokens of one session from the database. Those of another session stay, and the marker of an ended one. */
const removeSharedSession = (id: string | undefined): Promise<void> =>
  updateValue((current) => {
    const shared = parseStoredTokens(current);
    return shared !== undefined && shared.id === id ? undefined : current;
  });

/** Removes the tokens of this tab, and what localStorage has of its session. */
function clearTabTokens(): void {
  setTabTokens(undefined);
  for (const key of listKeysWithLifetime("tokens", "session"))
    if (deviceStore.get(key) !== null) deviceStore.set(key, null);
}

/** Removes every secret of a session from this device. The language and the display preferences stay. */
export function clearTokens(): Promise<void> {
  signOutCount += 1;
  return clearSharedTokens(removeValue);
}

/**
 * Removes every secret of a session that the server has ended. The marker of the ended session stays until the next sign-in.
 * A new session, in this tab or another, is kept.
 */
export function clearEndedTokens(): Promise<void> {
  sessionEndCount += 1;
  const id = tabTokens?.id;
  return clearSharedTokens(() => removeSharedSession(id));
}

async function clearSharedTokens(clear: () => Promise<void>): Promise<void> {
  clearTabTokens();
  if (!usesDatabase()) return;
  await clear().catch(() => undefined);
  // Another tab may have mirrored a refresh in the meantime.
  if (tabTokens === undefined) clearTabTokens();
}

/** How long the mirror in localStorage may be older than the database, in milliseconds. */
const mirrorLagMs = 5000;

/** How long the restoration waits for the lock of another tab, in milliseconds. Until then the page shows nobody signed in. */
const restorationLockTimeoutMs = 5000;

let isRestored = false;
let inFlightRestoration: Promise<StoredTokens | undefined> | undefined;

/** Returns whether a request must wait for `restoreTokens`: the device has a session that this tab has not restored yet. */
export const shouldRestoreTokens = (): boolean =>
  !isRestored && tabTokens === undefined && deviceStore.get("accessToken") !== null;

/**
 * Restores the tokens of this device when the page loads. localStorage decides whether there is a session: clearing it signs
 * out, and tokens that another page of this origin stored there are taken over. Concurrent calls share one restoration.
 */
export const restoreTokens = (): Promise<StoredTokens | undefined> =>
  (inFlightRestoration ??= withLock(readStoredTokens, restorationLockTimeoutMs).finally(() => {
    isRestored = true;
    inFlightRestoration = undefined;
  }));

async function readStoredTokens(): Promise<StoredTokens | undefined> {
  const [mirroredTokens, sharedTokens] = [readMirror(), await readSharedTokens()];
  // The clock may have been set back since.
  const isRecent = sharedTokens !== undefined && Math.abs(Date.now() - sharedTokens.at) < mirrorLagMs;
  if (sharedTokens !== undefined && (isRecent || sharedTokens.access === mirroredTokens?.access))
    applyTokens(sharedTokens);
  else if (mirroredTokens !== undefined) await storeTokens(mirroredTokens);
  else if (sharedTokens !== undefined) await clearTokens();
  return tabTokens;
}

function readMirror(): StoredTokens | undefined {
  const [access, refresh] = [deviceStore.get("accessToken"), deviceStore.get("refreshToken")];
  if (!isToken(access)) return undefined;
  // The mirror has no session id: tokens that this tab did not store there count as another session.
  return {
    access,
    refresh: isToken(refresh) ? refresh : "",
    id: tabTokens?.access === access ? tabTokens.id : createId(),
    at: Date.now(),
    receivedAt: tabTokens?.refresh === refresh ? (tabTokens.receivedAt ?? tabTokens.at) : 0,
  };
}
