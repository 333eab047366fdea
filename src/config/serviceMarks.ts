import type { Id } from "../generated/contract.d.ts";
import { deviceStore } from "./storage.ts";

/** The ids of services that a visitor marked or opened. They stay on this device. */
export type ServiceMarks = { favourites: readonly string[]; recent: readonly string[] };

const keys = { favourites: "favouriteServices", recent: "recentServices" } as const;
const maxIds = { favourites: 50, recent: 5 } as const;

/** Returns the marked services, the latest first. */
export const readServiceMarks = (): ServiceMarks => ({ favourites: readIds("favourites"), recent: readIds("recent") });

/** Returns the stored ids; none if the stored value is not a list of ids. */
function readIds(list: keyof ServiceMarks): readonly string[] {
  try {
    const value: unknown = JSON.parse(deviceStore.get(keys[list]) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string").slice(0, maxIds[list]) : [];
  } catch {
    return [];
  }
}

function storeIds(list: keyof ServiceMarks, ids: readonly string[]): void {
  const kept = ids.slice(0, maxIds[list]);
  deviceStore.set(keys[list], kept.length === 0 ? null : JSON.stringify(kept));
}

/** Adds a service to the favourites, or removes it. Returns whether it is a favourite now. */
export function toggleFavouriteService(id: Id): boolean {
  const key = String(id);
  const favourites = readIds("favourites");
  const isFavourite = !favourites.includes(key);
  storeIds("favourites", isFavourite ? [key, ...favourites] : favourites.filter((other) => other !== key));
  return isFavourite;
}

/** Puts a service first in the list of those that were opened last. */
export function addRecentService(id: Id): void {
  const key = String(id);
  storeIds("recent", [key, ...readIds("recent").filter((other) => other !== key)]);
}

/** Forgets all marks of this device. */
export function clearServiceMarks(): void {
  storeIds("favourites", []);
  storeIds("recent", []);
}
