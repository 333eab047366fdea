import { getAccountKey } from "../../auth/account.ts";
import type { User } from "../../auth/sessionStore.ts";
import { parseJson } from "../../config/parseJson.ts";
import { tabStore } from "../../config/storage.ts";
import type { Id } from "../../generated/contract.d.ts";

/** The payment for which a person has gone to the bank's page, and the key of the account that pays. */
type PendingPayment = { account: string; id: string };

/** Stores the payment in this tab in place of an earlier one, until it has arrived. */
export const storePendingPayment = (id: Id, user: User): void =>
  tabStore.set(
    "pendingPayment",
    JSON.stringify({ account: getAccountKey(user), id: String(id) } satisfies PendingPayment),
  );

/** Returns the stored payment; `undefined` when there is none. */
export function readPendingPayment(): PendingPayment | undefined {
  const { account, id } = (parseJson(tabStore.get("pendingPayment") ?? "") ?? {}) as Partial<
    Record<keyof PendingPayment, unknown>
  >;
  return typeof account === "string" && typeof id === "string" ? { account, id } : undefined;
}

/** Forgets the stored payment. */
export const clearPendingPayment = (): void => tabStore.set("pendingPayment", null);
