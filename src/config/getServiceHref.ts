import type { Service } from "../generated/contract.d.ts";
import { getHref } from "./paths.ts";
import { portal } from "./portal.ts";

/** Returns the address of a service. The competition portal has one page for all of them. */
export const getServiceHref = ({ id, type }: Service): string =>
  getHref(portal === "quality" && type === "INFORMATIVE" ? "informativeService" : "eService", { id });
