import { createStore, get, set } from "idb-keyval";
import type { WorldStore } from "../persistence.ts";
import type { FileStore } from "../store/fileStorage.ts";

/** Keeps the world in the browser's own database, one for all tabs of this origin. */
export function browserStore(): WorldStore {
  const store = createStore("portal-world", "snapshots");
  return {
    read: () => get<string>("current", store),
    write: (snapshot) => set("current", snapshot, store),
    alone: (task) => navigator.locks.request("portal-world", task) as ReturnType<typeof task>,
  };
}

/** Keeps the files that visitors send beside it. */
export function browserFiles(): FileStore {
  // A database of its own: the library makes one table for each.
  const store = createStore("portal-files", "files");
  return { keep: (id, bytes) => set(id, bytes, store), read: (id) => get(id, store) };
}
