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
export type TabKey = "pendingSignIn" | "returnTo" | "automaticSignIn" | "citizenChoice";

/** A store that never throws: where the browser denies or breaks storage, values live as long as the page. */
export type Store<Key extends string> = {
  /** The value, or `null` when there is none. */
  get: (key: Key) => string | null;
  /** Keeps a value; `null` removes it. */
  set: (key: Key, value: string | null) => void;
};

function open<Key extends string>(find: () => Storage | undefined): Store<Key> {
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
        if (value === null) find()?.removeItem(key);
        else find()?.setItem(key, value);
      } catch {
        if (value !== null) refused.set(key, value);
      }
    },
  };
}

/** Kept on the device, seen by every tab. */
export const deviceStore: Store<DeviceKey> = open(() => globalThis.localStorage);

/** Kept for this tab only. */
export const tabStore: Store<TabKey> = open(() => globalThis.sessionStorage);
