import { createStore, get, set } from "idb-keyval";
import type { SnapshotStorage } from "../persistence.ts";
import type { FileStorage } from "../store/fileStorage.ts";

/** Stores snapshots in IndexedDB, shared by all tabs of the origin. */
export function createBrowserSnapshotStorage(): SnapshotStorage {
  const store = createStore("portal-mock-store", "snapshots");
  return {
    read: () => get<string>("current", store),
    write: (snapshot) => set("current", snapshot, store),
    withLock: (task) => navigator.locks.request("portal-mock-store", task),
  };
}

/** Stores uploaded files in IndexedDB. */
export function createBrowserFileStorage(): FileStorage {
  // A separate database is necessary: idb-keyval creates one object store for each database.
  const store = createStore("portal-files", "files");
  return { write: (id, bytes) => set(id, bytes, store), read: (id) => get(id, store) };
}
