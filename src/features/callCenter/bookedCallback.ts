import { getAccountKey } from "../../auth/account.ts";
import type { User } from "../../auth/sessionStore.ts";
import { parseJson } from "../../api/parseJson.ts";
import { tabStore } from "../../config/storage.ts";
import type { Callback } from "../../generated/contract.d.ts";

/** The last call that was booked in this tab, and the key of the account that has booked it. */
type StoredCallback = { account: string; callback: Callback };

/** Stores a booked call in this tab. */
export const storeBookedCallback = (callback: Callback, user: User): void =>
  tabStore.set("bookedCallback", JSON.stringify({ account: getAccountKey(user), callback } satisfies StoredCallback));

/** Returns the last call that an account has booked in this tab, until its time is over. */
export function readBookedCallback(user: User): Callback | undefined {
  const stored = parseJson(tabStore.get("bookedCallback") ?? "") as Partial<StoredCallback> | null | undefined;
  const { account, callback } = stored ?? {};
  // A time that cannot be read is over.
  return account === getAccountKey(user) && Date.parse(callback?.slot?.to ?? "") > Date.now() ? callback : undefined;
}
