import { createStore, del, get, set } from "idb-keyval";
import { deviceStore } from "../storage.ts";

/**
 * The tokens of a sign-in.
 * `id` names the sign-in itself and stays the same when its tokens are renewed; `at` is when these were kept, in milliseconds.
 */
export type Tokens = { access: string; refresh: string; id: string; at: number };

/** The pair as a server hands it out, whichever names it gives its fields. */
export type TokenPair = { access: string; refresh: string };

/*
 * Browsers spread localStorage over tabs with a delay, so a tab that waited for its turn could still read a refresh token
 * that another tab has spent. IndexedDB commits are seen by every tab at once: it is the authority, and localStorage, whose
 * keys are part of the portal's agreement with other pages of the service, mirrors it.
 */
const authority = typeof indexedDB === "undefined" ? undefined : createStore("portal-session", "tokens");

let held: Tokens | undefined;

/** The tokens that this tab works with; `undefined` for an anonymous visitor. */
export const heldTokens = (): Tokens | undefined => held;

/** Runs `task` while no other tab runs one. Where the browser has no locks, it just runs. */
export function alone<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks === undefined ? task() : (locks.request("portal-session", task) as Promise<T>);
}

/** What all tabs agree on, or `undefined` when nobody is signed in. */
export async function agreedTokens(): Promise<Tokens | undefined> {
  const mirrored = mirror();
  if (authority === undefined) return mirrored;
  try {
    return (await get<Tokens>("current", authority)) ?? undefined;
  } catch {
    return mirrored;
  }
}

/** Keeps tokens for every tab and makes them this tab's own. */
export async function keepTokens({ access, refresh }: TokenPair, id: string = crypto.randomUUID()): Promise<Tokens> {
  const tokens: Tokens = { access, refresh, id, at: Date.now() };
  if (authority !== undefined) await set("current", tokens, authority).catch(() => undefined);
  adopt(tokens);
  return tokens;
}

/** Makes tokens that another tab has kept this tab's own; `undefined` for a sign-out. */
export function adopt(tokens: Tokens | undefined): void {
  held = tokens;
  if (tokens === undefined) return;
  if (deviceStore.get("accessToken") !== tokens.access) deviceStore.set("accessToken", tokens.access);
  if (deviceStore.get("refreshToken") !== tokens.refresh) deviceStore.set("refreshToken", tokens.refresh);
}

/** Removes every secret of a sign-in from this device. The language and the reader's preferences stay. */
export async function forgetTokens(): Promise<void> {
  held = undefined;
  for (const key of ["accessToken", "refreshToken", "asanLoginId", "asanToken", "messengerToken", "messengerRefreshToken"] as const) deviceStore.set(key, null);
  if (authority !== undefined) await del("current", authority).catch(() => undefined);
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
    const fresh = agreed !== undefined && Date.now() - agreed.at < mirrorLag;
    if (agreed !== undefined && (fresh || agreed.access === mirrored?.access)) adopt(agreed);
    else if (mirrored !== undefined) await keepTokens(mirrored);
    else if (agreed !== undefined) await forgetTokens();
    return held;
  });

function mirror(): Tokens | undefined {
  const [access, refresh] = [deviceStore.get("accessToken"), deviceStore.get("refreshToken")];
  const real = (value: string | null): value is string => value !== null && value !== "" && value !== "undefined" && value !== "null";
  return real(access) ? { access, refresh: real(refresh) ? refresh : "", id: "mirror", at: 0 } : undefined;
}
