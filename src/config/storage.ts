/** What the portal may keep on the device until it is removed, by its key. The list is closed: nothing else is ever written. */
export const deviceKeys = [
  "accessToken",
  "refreshToken",
  "asanLoginId",
  "asanToken",
  "messengerToken",
  "messengerRefreshToken",
  "locale",
  "websitePreferences",
  "shortcuts",
] as const;

/** A key kept on the device. `websitePreferences`, `shortcuts` and `locale` are settings of the reader; everything else belongs to a sign-in. */
export type DeviceKey = (typeof deviceKeys)[number];

/** What the portal may keep for one tab until it is closed, besides drafts of forms. */
export const tabKeys = [
  "pendingSignIn",
  "returnTo",
  "automaticSignIn",
  "citizenChoice",
  "registeredPossessor",
  "pendingPayment",
  "renewed",
] as const;

/** A key kept for one tab. */
export type TabKey = (typeof tabKeys)[number] | `draft:${string}`;

/** A store that never throws: where the browser denies or breaks storage, values live as long as the page. */
export type KeyValueStore<Key extends string> = {
  /** The value, or `null` when there is none. */
  get: (key: Key) => string | null;
  /** Keeps a value; `null` removes it. */
  set: (key: Key, value: string | null) => void;
};

/** A store over whatever `find` finds at the moment of each use. */
export function createStore<Key extends string>(getStorage: () => Storage | undefined): KeyValueStore<Key> {
  // Holds only what the browser refused to keep, so that a key another tab removed does not come back from here.
  const refused = new Map<Key, string>();
  return {
    get: (key) => {
      try {
        return refused.get(key) ?? getStorage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      refused.delete(key);
      try {
        const storage = getStorage();
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
export const deviceStore: KeyValueStore<DeviceKey> = createStore(() => globalThis.localStorage);

/** Kept for this tab only. */
export const tabStore: KeyValueStore<TabKey> = createStore(() => globalThis.sessionStorage);

/** The keys under which this tab keeps unsent forms. */
export function listDraftKeys(): TabKey[] {
  try {
    return Object.keys(sessionStorage).filter((key): key is `draft:${string}` => key.startsWith("draft:"));
  } catch {
    // Storage that cannot be read holds nothing.
    return [];
  }
}

/** Forgets what this tab kept of anybody's unsent forms. */
export function clearDrafts(): void {
  for (const key of listDraftKeys()) tabStore.set(key, null);
  tabStore.set("registeredPossessor", null);
}

/** Forgets everything that the portal kept on the device and in this tab. */
export function clearStorage(): void {
  for (const key of deviceKeys) deviceStore.set(key, null);
  for (const key of [...tabKeys, ...listDraftKeys()]) tabStore.set(key, null);
}
