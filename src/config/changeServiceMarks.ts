import type { Id } from "../generated/contract.d.ts";
import { claimServiceMarks, markKeys, maxMarks, readServiceIds, type ServiceMarks } from "./serviceMarks.ts";
import { deviceStore } from "./storage.ts";

function storeIds(list: keyof ServiceMarks, ids: readonly string[]): void {
  const kept = ids.slice(0, maxMarks[list]);
  deviceStore.set(markKeys[list], kept.length === 0 ? null : JSON.stringify(kept));
  claimServiceMarks();
}

/** Adds a service to the favourites, or removes it: another tab may have done so already. */
export function setFavouriteService(id: Id, isFavourite: boolean): void {
  const key = String(id);
  const others = readServiceIds("favourites").filter((other) => other !== key);
  storeIds("favourites", isFavourite ? [key, ...others] : others);
}

/** Puts a service first in the list of those that were opened last. */
export function addRecentService(id: Id): void {
  const key = String(id);
  storeIds("recent", [key, ...readServiceIds("recent").filter((other) => other !== key)]);
}
