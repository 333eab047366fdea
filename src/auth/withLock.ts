import { defaultTimeoutMs } from "../api/sendRequest.ts";

const getLockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** How long to wait for the lock of another tab, in milliseconds: somewhat longer than its request may take. */
const lockTimeoutMs = defaultTimeoutMs + 5000;

/** Returns whether this browser supports the Web Locks API. */
export const supportsLocks = (): boolean => getLockManager() !== undefined;

/**
 * Runs `task` while no other tab runs one. Runs it without a lock where the browser has none or rejects the request, and when
 * another tab has kept the lock for `timeoutMs`: a suspended tab may never release it.
 */
export async function withLock<T>(task: () => Promise<T>, timeoutMs = lockTimeoutMs): Promise<T> {
  const locks = getLockManager();
  if (locks === undefined) return task();
  let result: Promise<T> | undefined;
  await locks
    .request("portal-session", { signal: AbortSignal.timeout(timeoutMs) }, () =>
      (result = task()).catch(() => undefined),
    )
    .catch(() => undefined);
  return result ?? task();
}
