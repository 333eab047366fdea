import type { Caller } from "../../caller.ts";
import { isObject } from "../../shared/seeds.ts";

/** Resolves to the id of a free time for a call. */
export const findFreeSlot = async ({ call }: Caller, as: "citizen" | "director"): Promise<string> => {
  const slots = (await call("readCallCenter", { as })).at("slots");
  const free = (Array.isArray(slots) ? slots : []).filter(isObject).find((slot) => slot["free"] === true);
  return String(free?.["id"]);
};
