const getLockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Returns whether this browser supports the Web Locks API. */
export const supportsLocks = (): boolean => getLockManager() !== undefined;

/** Runs `task` while no other tab runs one. Runs it without a lock where the browser has none or rejects the request. */
export async function withLock<T>(task: () => Promise<T>): Promise<T> {
  const locks = getLockManager();
  if (locks === undefined) return task();
  let result: Promise<T> | undefined;
  await locks.request("portal-session", () => (result = task()).catch(() => undefined)).catch(() => undefined);
  return result ?? task();
}
