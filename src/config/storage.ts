import type { DeviceKey } from "./deviceKeys.ts";
import type { tabKeys } from "./tabKeys.ts";

/** A sessionStorage key. */
export type TabKey = (typeof tabKeys)[number] | `draft:${string}`;

/** Storage that never throws: where the browser denies access, it keeps values in memory. */
export type KeyValueStore<Key extends string> = {
  /** Returns the value; `null` when there is none. */
  get: (key: Key) => string | null;
  /** Stores a value; `null` removes it. */
  set: (key: Key, value: string | null) => void;
  /** Returns whether the browser gives access to the storage. Otherwise values are lost when the page is left. */
  isKept: () => boolean;
};

/** Returns a store over the storage that `getStorage` returns at each access. */
export function createStore<Key extends string>(getStorage: () => Storage | null | undefined): KeyValueStore<Key> {
  // Only values that the browser did not store: a copy of all would bring back keys that another tab has removed.
  const inMemory = new Map<Key, string>();
  return {
    get: (key) => {
      try {
        return inMemory.get(key) ?? getStorage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      inMemory.delete(key);
      try {
        const storage = getStorage();
        if (value === null) storage?.removeItem(key);
        else if (storage) storage.setItem(key, value);
        else inMemory.set(key, value);
      } catch {
        if (value !== null) inMemory.set(key, value);
      }
    },
    isKept: () => {
      try {
        return getStorage()?.getItem("") !== undefined;
      } catch {
        return false;
      }
    },
  };
}

/** localStorage: shared by all tabs. */
export const deviceStore: KeyValueStore<DeviceKey> = createStore(() => globalThis.localStorage);

/** sessionStorage: this tab only. */
export const tabStore: KeyValueStore<TabKey> = createStore(() => globalThis.sessionStorage);

/** Returns the keys of the form drafts in this tab. */
export function listDraftKeys(): TabKey[] {
  try {
    return Object.keys(sessionStorage).filter((key): key is `draft:${string}` => key.startsWith("draft:"));
  } catch {
    return [];
  }
}

/** Removes the form drafts of this tab, and the organisations that its forms have saved. */
export function clearDrafts(): void {
  for (const key of ["registeredPossessor", "accountPossessor", ...listDraftKeys()] as const) tabStore.set(key, null);
}
