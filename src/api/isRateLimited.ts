import type { Failure } from "./failure.ts";

type RateLimit = Extract<Failure, { kind: "rejected" }> & { status: 429 };

/** Returns whether a request was refused because there were too many (429). */
export const isRateLimited = (failure: Failure | undefined): failure is RateLimit =>
  failure?.kind === "rejected" && failure.status === 429;
