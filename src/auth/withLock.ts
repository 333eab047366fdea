const getLockManager = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Whether this browser can let one tab wait for another. */
export const supportsLocks = (): boolean => getLockManager() !== undefined;

/** Runs `task` while no other tab runs one. Where the browser has no locks, or denies them, it just runs. */
export async function withLock<T>(task: () => Promise<T>): Promise<T> {
  const lock = getLockManager();
  if (lock === undefined) return task();
  let begun: Promise<T> | undefined;
  await lock.request("portal-session", () => (begun = task()).catch(() => undefined)).catch(() => undefined);
  return begun ?? task();
}
