import { proxy } from "valtio";
import type { Id } from "../generated/contract.d.ts";
import { deviceStore } from "./storage.ts";

/** The ids of services that a visitor marked or opened. They stay on this device. */
export type ServiceMarks = { readonly favourites: readonly string[]; readonly recent: readonly string[] };

const keys = { favourites: "favouriteServices", recent: "recentServices" } as const;
const maxIds = { favourites: 50, recent: 5 } as const;

const mutableMarks = proxy<{ favourites: readonly string[]; recent: readonly string[] }>({
  favourites: readIds("favourites"),
  recent: readIds("recent"),
});

/** The marked services, the latest first: `useSnapshot(serviceMarks).favourites`. */
export const serviceMarks: ServiceMarks = mutableMarks;

/** Returns the stored ids; none if the stored value is not a list of ids. */
function readIds(list: keyof typeof keys): readonly string[] {
  try {
    const value: unknown = JSON.parse(deviceStore.get(keys[list]) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string").slice(0, maxIds[list]) : [];
  } catch {
    return [];
  }
}

// Begins with the stored ids: another tab may have changed them.
function updateIds(list: keyof typeof keys, update: (ids: readonly string[]) => readonly string[]): void {
  const ids = update(readIds(list)).slice(0, maxIds[list]);
  deviceStore.set(keys[list], ids.length === 0 ? null : JSON.stringify(ids));
  mutableMarks[list] = ids;
}

/** Adds a service to the favourites, or removes it. */
export function toggleFavouriteService(id: Id): void {
  const key = String(id);
  updateIds("favourites", (ids) => (ids.includes(key) ? ids.filter((other) => other !== key) : [key, ...ids]));
}

/** Puts a service first in the list of those that were opened last. */
export function addRecentService(id: Id): void {
  const key = String(id);
  updateIds("recent", (ids) => [key, ...ids.filter((other) => other !== key)]);
}

/** Removes all marks from this device. */
export function clearServiceMarks(): void {
  updateIds("favourites", () => []);
  updateIds("recent", () => []);
}
