import { createStore, get, set } from "idb-keyval";
import type { SnapshotStorage } from "../persistence.ts";
import type { FileStorage } from "../store/fileStorage.ts";

/** Keeps the world in the browser's own database, one for all tabs of this origin. */
export function createBrowserSnapshotStorage(): SnapshotStorage {
  const store = createStore("portal-world", "snapshots");
  return {
    read: () => get<string>("current", store),
    write: (snapshot) => set("current", snapshot, store),
    withLock: (task) => navigator.locks.request("portal-world", task) as ReturnType<typeof task>,
  };
}

/** Keeps the files that visitors send beside it. */
export function createBrowserFileStorage(): FileStorage {
  // A database of its own: the library makes one table for each.
  const store = createStore("portal-files", "files");
  return { write: (id, bytes) => set(id, bytes, store), read: (id) => get(id, store) };
}
