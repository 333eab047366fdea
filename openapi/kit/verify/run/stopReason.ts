/** Why a check does not run after the run was interrupted. */
export const interruptionReason = "not run: the run was interrupted";

/**
 * Returns a function that returns why no further check is started: because `signal` was aborted, or because `budgetMs` have passed
 * since this call. It returns `undefined` as long as checks run.
 */
export function createStopReason({
  signal,
  budgetMs,
  readClock = () => performance.now(),
}: {
  signal?: AbortSignal | undefined;
  budgetMs?: number | undefined;
  /** Returns the current time in milliseconds. */
  readClock?: () => number;
}): () => string | undefined {
  const endMs = budgetMs === undefined ? Infinity : readClock() + budgetMs;
  return () => {
    if (signal?.aborted === true) return interruptionReason;
    return readClock() < endMs ? undefined : `not run: the budget of ${(budgetMs ?? 0) / 1000} s is spent`;
  };
}
