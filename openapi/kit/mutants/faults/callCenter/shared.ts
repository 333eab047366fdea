import type { Caller } from "../../caller.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Resolves to the id of a free time for a call. */
export const findFreeSlot = async ({ call }: Caller, as: "citizen" | "director"): Promise<string> => {
  const slots = (await call("readCallCenter", { as })).at("slots");
  const free = (Array.isArray(slots) ? slots : []).filter(isRecord).find((slot) => slot["free"] === true);
  return String(free?.["id"]);
};
