import type { Id } from "../generated/contract.d.ts";

/** Returns whether two ids are the same: an id in an address is a text, also when the server assigned a number. */
export const isSameId = (first: Id | undefined, second: Id | undefined): boolean =>
  first !== undefined && second !== undefined && String(first) === String(second);
