import { deviceKeys } from "./deviceKeys.ts";
import { deviceStore, listDraftKeys, tabStore } from "./storage.ts";
import { tabKeys } from "./tabKeys.ts";

/** Removes everything that the portal stored on the device and in this tab. */
export function clearStorage(): void {
  for (const key of deviceKeys) deviceStore.set(key, null);
  for (const key of [...tabKeys, ...listDraftKeys()]) tabStore.set(key, null);
}
