import { parseJson } from "./parseJson.ts";
import { deviceStore } from "./storage.ts";
import { listKeysWithLifetime } from "./deviceKeys.ts";

/** The ids of services that a visitor marked or opened. They stay on this device. */
export type ServiceMarks = { favourites: readonly string[]; recent: readonly string[] };

/** The keys of the lists on the device. */
export const markKeys = { favourites: "favouriteServices", recent: "recentServices" } as const;
/** How many ids each list keeps. */
export const maxMarks = { favourites: 50, recent: 5 } as const;

/** The person whose marks are stored, as a hash; `null` before a sign-in. */
let owner: string | null = null;

/** Returns the marked services, the latest first. */
export const readServiceMarks = (): ServiceMarks => ({
  favourites: readServiceIds("favourites"),
  recent: readServiceIds("recent"),
});

/** Returns the stored ids; none if the stored value is not a list of ids. */
export function readServiceIds(list: keyof ServiceMarks): readonly string[] {
  const value = parseJson(deviceStore.get(markKeys[list]) ?? "");
  return Array.isArray(value) ? value.filter((id) => typeof id === "string").slice(0, maxMarks[list]) : [];
}

/** Stores whose the marks of this device are. A tab that does not know the new key of the person must not store the old one. */
export function claimServiceMarks(): void {
  if (owner !== null && deviceStore.get("marksOwner") === null) deviceStore.set("marksOwner", owner);
}

/** Returns a hash of 32 bits of a user key: nothing else of a person is stored on the device. */
export const hashUserKey = (userKey: string): string =>
  String([...userKey].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 0));

/**
 * Keeps the marks of this device for the person who has signed in, and removes those of another person, whose session has
 * ended without a sign-out. `userHash` is a hash of their key; `isSamePerson` means that only the key has changed.
 */
export function keepServiceMarksOf(userHash: string, isSamePerson = false): void {
  const hasOtherOwner = (deviceStore.get("marksOwner") ?? userHash) !== userHash;
  if (hasOtherOwner && isSamePerson) deviceStore.set("marksOwner", userHash);
  else if (hasOtherOwner) clearServiceMarks();
  owner = userHash;
}

/** Forgets all marks of this device. */
export function clearServiceMarks(): void {
  owner = null;
  for (const key of listKeysWithLifetime("marks", "marksOwner")) deviceStore.set(key, null);
}
