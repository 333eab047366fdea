import type { MockStore } from "./mockStore.ts";

/** The window of a rate limit. */
const windowMs = 15 * 60_000;

/** The failed attempts that are allowed within the window. */
const maxAttempts = 5;

/** Invalid codes identify no account, so all visitors share one count with a higher limit. */
export const maxCodeAttempts = 10;

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
  store.state.attempts[key] = [...getRecentAttempts(store, key), store.now()];
}

/** Clears the attempts after a success. */
export function clearAttempts(store: MockStore, key: string): void {
  delete store.state.attempts[key];
}

const getRecentAttempts = (store: MockStore, key: string): number[] =>
  (store.state.attempts[key] ?? []).filter((timestamp) => timestamp > store.now() - windowMs);
