import type { Possessor } from "../../generated/contract.d.ts";
import { parseJson } from "../../config/parseJson.ts";
import { tabStore } from "../../config/storage.ts";

/** A possessor that a user has saved. `owner` is the key of the user. */
type StoredPossessor = { owner: string; possessor: Possessor };

/** Returns the possessor that this user has saved in this tab, for a server that does not show it. */
export function readAccountPossessor(owner: string): Possessor | undefined {
  const stored = (parseJson(tabStore.get("accountPossessor") ?? "") ?? {}) as Partial<StoredPossessor>;
  return stored.owner === owner ? stored.possessor : undefined;
}

/** Stores a possessor in this tab, so that it is not registered again after a reload. */
export const storeAccountPossessor = (owner: string, possessor: Possessor): void =>
  tabStore.set("accountPossessor", JSON.stringify({ owner, possessor } satisfies StoredPossessor));
