import type { RequestTransaction } from "./handlers.ts";
import { dayMs } from "./store/calendar.ts";
import type { MockStore } from "./store/mockStore.ts";

/** Persistent storage for a snapshot of the store, shared by all tabs. */
export type SnapshotStorage = {
  read: () => Promise<string | undefined>;
  write: (snapshot: string) => Promise<void>;
  /** Runs one task at a time across all tabs. */
  withLock: <T>(task: () => Promise<T>) => Promise<T>;
};

/** How long sample data are shown before they begin anew, with today's dates. */
const maxAgeMs = 14 * dayMs;

/** Returns whether the sample data are old and nobody is signed in, who would lose a page. */
const isOutdated = ({ state, now }: MockStore): boolean =>
  now() - state.clockOffsetMs - state.startedAt > maxAgeMs &&
  state.sessions.every(({ refreshExpiresAt }) => refreshExpiresAt <= now());

/**
 * Returns a transaction that loads the latest snapshot before each request and saves it afterwards, so that all tabs
 * share one store. If the snapshot is invalid or old, the store is reset. If storage fails, the tab continues with its
 * own state.
 */
export function withPersistence(store: MockStore, storage: SnapshotStorage): RequestTransaction {
  let lastSnapshot: string | undefined;
  return (handle) =>
    storage.withLock(async () => {
      const snapshot = await storage.read().catch(() => undefined);
      if (snapshot !== undefined && snapshot !== lastSnapshot) {
        try {
          store.importSnapshot(snapshot);
          if (isOutdated(store)) store.reset();
        } catch {
          store.reset();
        }
      }
      try {
        return await handle();
      } finally {
        lastSnapshot = store.exportSnapshot();
        await storage.write(lastSnapshot).catch(() => undefined);
      }
    });
}
