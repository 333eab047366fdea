import type { MockStore } from "./mockStore.ts";

/** The window of a rate limit. */
const windowMs = 15 * 60_000;

/** The failed attempts that are allowed within the window. */
const maxAttempts = 5;

/** Invalid codes identify no account, so a client has one count for all codes, with a higher limit. */
export const maxCodeAttempts = 10;

/** The number of counts that are kept; beyond it, those without a recent attempt are deleted. */
const maxCounts = 1000;

/**
 * Returns the rate limit key of a call that needs no session. It contains the address of the client, so that nobody can
 * lock another person out.
 */
export const getClientKey = (call: string, clientAddress: string, username = ""): string =>
  `${call} ${clientAddress} ${username.toLowerCase()}`;

/** Returns the seconds until the next attempt is allowed; 0 when it is allowed now. */
export function getRetryAfterSeconds(store: MockStore, key: string, maxCount: number = maxAttempts): number {
  const attempts = getRecentAttempts(store, key);
  const lastAttempt = attempts.at(-1);
  if (lastAttempt === undefined || attempts.length < maxCount) return 0;
  const secondsLeft = Math.ceil((lastAttempt + store.config.lockoutSeconds * 1000 - store.now()) / 1000);
  if (secondsLeft > 0) return secondsLeft;
  clearAttempts(store, key);
  return 0;
}

/** Records an attempt. */
export function recordAttempt(store: MockStore, key: string): void {
  const { attempts } = store.state;
  attempts[key] = [...getRecentAttempts(store, key), store.now()];
  if (Object.keys(attempts).length <= maxCounts) return;
  for (const other of Object.keys(attempts)) if (getRecentAttempts(store, other).length === 0) delete attempts[other];
}

/** Clears the attempts after a success. */
export function clearAttempts(store: MockStore, key: string): void {
  delete store.state.attempts[key];
}

const getRecentAttempts = (store: MockStore, key: string): number[] =>
  (store.state.attempts[key] ?? []).filter((timestamp) => timestamp > store.now() - windowMs);
