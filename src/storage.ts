/**
 * What the portal keeps on the device, by its key. The list is closed: nothing else is ever written.
 * `websitePreferences` and `locale` are settings of the reader; everything else belongs to a sign-in.
 */
export type DeviceKey =
  | "accessToken"
  | "refreshToken"
  | "locale"
  | "asanLoginId"
  | "asanToken"
  | "messengerToken"
  | "messengerRefreshToken"
  | "websitePreferences";

/** What is kept for one tab until it is closed. */
export type TabKey = "pendingSignIn" | "returnTo" | "automaticSignIn" | "citizenChoice" | "registeredPossessor" | `draft:${string}`;

/** A store that never throws: where the browser denies or breaks storage, values live as long as the page. */
export type Store<Key extends string> = {
  /** The value, or `null` when there is none. */
  get: (key: Key) => string | null;
  /** Keeps a value; `null` removes it. */
  set: (key: Key, value: string | null) => void;
};

/** A store over whatever `find` finds at the moment of each use. */
export function openStore<Key extends string>(find: () => Storage | undefined): Store<Key> {
  // Holds only what the browser refused to keep, so that a key another tab removed does not come back from here.
  const refused = new Map<Key, string>();
  return {
    get: (key) => {
      try {
        return refused.get(key) ?? find()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      refused.delete(key);
      try {
        const storage = find();
        if (value === null) storage?.removeItem(key);
        else if (storage) storage.setItem(key, value);
        else refused.set(key, value);
      } catch {
        if (value !== null) refused.set(key, value);
      }
    },
  };
}

/** Kept on the device, seen by every tab. */
export const deviceStore: Store<DeviceKey> = openStore(() => globalThis.localStorage);

/** Kept for this tab only. */
export const tabStore: Store<TabKey> = openStore(() => globalThis.sessionStorage);

/** Forgets what this tab kept of anybody's unsent forms. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("draft:")) sessionStorage.removeItem(key);
  } catch {
    // Storage that cannot be read holds nothing.
  }
  tabStore.set("registeredPossessor", null);
}
