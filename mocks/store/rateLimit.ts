import type { MockStore } from "./mockStore.ts";

/** How many wrong tries are counted together, in milliseconds. */
const windowMs = 15 * 60_000;

/** How many wrong tries a thing allows before it is locked. */
export const maxAttempts = 5;

/** Wrong codes name no account, so everybody's are counted together and more of them are allowed. */
export const maxCodeAttempts = 10;

/** Seconds to wait before `what` may be tried again; 0 when it may be tried now. */
export function getRetryAfterSeconds(store: MockStore, key: string, maxCount: number = maxAttempts): number {
  const tries = getRecentAttempts(store, key);
  const last = tries.at(-1);
  if (last === undefined || tries.length < maxCount) return 0;
  const left = Math.ceil((last + store.config.lockoutSeconds * 1000 - store.now()) / 1000);
  if (left > 0) return left;
  clearAttempts(store, key);
  return 0;
}

/** Counts a wrong try. */
export function recordAttempt(store: MockStore, key: string): void {
  store.state.attempts[key] = [...getRecentAttempts(store, key), store.now()];
}

/** A right try makes the wrong ones forgotten. */
export function clearAttempts(store: MockStore, key: string): void {
  delete store.state.attempts[key];
}

const getRecentAttempts = (store: MockStore, key: string): number[] =>
  (store.state.attempts[key] ?? []).filter((at) => at > store.now() - windowMs);
