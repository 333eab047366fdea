import type { RequestTransaction } from "./handlers.ts";
import type { MockStore } from "./store/mockStore.ts";

/** Where a world is kept between page loads, for all tabs at once. */
export type SnapshotStorage = {
  read: () => Promise<string | undefined>;
  write: (snapshot: string) => Promise<void>;
  /** Runs one task at a time, over all tabs. */
  withLock: <T>(task: () => Promise<T>) => Promise<T>;
};

/**
 * Lets every call work on the world as the last call left it, whichever tab made it, and keeps what the call changed.
 * A kept world that cannot be read any more, or a store that fails, leaves this tab with the world it has.
 */
export function withPersistence(store: MockStore, storage: SnapshotStorage): RequestTransaction {
  let last: string | undefined;
  return (handle) =>
    storage.withLock(async () => {
      const kept = await storage.read().catch(() => undefined);
      if (kept !== undefined && kept !== last) {
        try {
          store.importSnapshot(kept);
        } catch {
          store.reset();
        }
      }
      try {
        return await handle();
      } finally {
        last = store.exportSnapshot();
        await storage.write(last).catch(() => undefined);
      }
    });
}
