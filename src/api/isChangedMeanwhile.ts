import type { Failure } from "./failure.ts";

/** Returns whether an update was refused because the data have changed since they were read (412). */
export const isChangedMeanwhile = (failure: Failure | undefined): boolean =>
  failure?.kind === "rejected" && failure.status === 412;
