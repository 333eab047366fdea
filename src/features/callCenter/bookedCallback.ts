import { getAccountKey } from "../../auth/account.ts";
import type { User } from "../../auth/sessionStore.ts";
import { parseJson } from "../../config/parseJson.ts";
import { isSameId } from "../../config/isSameId.ts";
import { tabStore } from "../../config/storage.ts";
import type { Callback, CallbackSlot } from "../../generated/contract.d.ts";

/** The last call that was booked in this tab, and the key of the account that has booked it. */
type StoredCallback = { account: string; callback: Callback };

/** Stores a booked call in this tab. */
export const storeBookedCallback = (callback: Callback, user: User): void =>
  tabStore.set("bookedCallback", JSON.stringify({ account: getAccountKey(user), callback } satisfies StoredCallback));

/**
 * Returns the last call that an account has booked in this tab, until its time is over: by the clock of the device, which may
 * be wrong, and by the `slots` of the server, which are those to come.
 */
export function readBookedCallback(user: User, slots: readonly CallbackSlot[]): Callback | undefined {
  const stored = parseJson(tabStore.get("bookedCallback") ?? "") as Partial<StoredCallback> | null | undefined;
  const { account, callback } = stored ?? {};
  const slot = callback?.slot;
  // A time that cannot be read is over.
  const isToCome = Date.parse(slot?.to ?? "") > Date.now() || slots.some(({ id }) => isSameId(id, slot?.id));
  return account === getAccountKey(user) && isToCome ? callback : undefined;
}
