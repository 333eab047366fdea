import { ApiError, failureOf, type Failure } from "../api/failure.ts";
import { withLock, supportsLocks } from "./withLock.ts";
import { toTokenPair, type TokenPair, type StoredTokens } from "./tokenPair.ts";
import { anonymousClient } from "./anonymousClient.ts";
import { applyTokens, readSharedTokens, currentTokens, replaceTokens, markSessionEnded } from "./tokenStore.ts";

/**
 * What became of an attempt to renew the tokens:
 * - `renewed`: this tab or another one has new ones;
 * - `ended`: the server refused, or there is nothing to renew with; the sign-in is over;
 * - `gone`: somebody signed out, or signed in anew, while we asked; the answer is thrown away;
 * - `later`: no answer (network, overload). The sign-in is kept, only the server's no ends it.
 */
export type RefreshResult = { outcome: "renewed" | "ended" | "gone" } | { outcome: "later"; failure: Failure };

/** How long another tab may need to keep the tokens that it was just given, in milliseconds. */
const otherTabWriteDelayMs = 300;

let inFlightRefresh: { id: string; done: Promise<RefreshResult> } | undefined;

/** Renews the tokens that a call was refused with: one request to the server, however many calls in however many tabs ask. */
export function refreshTokens(usedTokens: StoredTokens): Promise<RefreshResult> {
  if (inFlightRefresh?.id !== usedTokens.id) {
    const done = withLock(() => attemptRefresh(usedTokens)).finally(() => {
      if (inFlightRefresh?.done === done) inFlightRefresh = undefined;
    });
    inFlightRefresh = { id: usedTokens.id, done };
  }
  return inFlightRefresh.done;
}

async function attemptRefresh(used: StoredTokens): Promise<RefreshResult> {
  const before = await readSharedTokens();
  if (currentTokens()?.id !== used.id) return { outcome: "gone" };
  if (before === undefined) return { outcome: "ended" };
  // Who has signed in elsewhere is the session's business: a renewal never changes whose tokens a tab works with.
  if (before.id !== used.id) return { outcome: "gone" };
  if (before.access !== used.access) {
    applyTokens(before);
    return { outcome: "renewed" };
  }
  if (before.refresh === "") {
    await markSessionEnded(before);
    return { outcome: "ended" };
  }

  const answer = await requestNewTokens(before.refresh);
  if (!("failure" in answer)) return { outcome: (await replaceTokens(before, answer)) ? "renewed" : "gone" };
  if (!isFinalFailure(answer.failure)) return { outcome: "later", failure: answer.failure };
  return resolveRejectedRefresh(before);
}

/** Without locks two tabs may have spent the same refresh token: whoever was refused takes over what the other one got. */
async function resolveRejectedRefresh(before: StoredTokens): Promise<RefreshResult> {
  if (!supportsLocks()) await new Promise((resolve) => setTimeout(resolve, otherTabWriteDelayMs));
  const now = await readSharedTokens();
  if (currentTokens()?.id !== before.id) return { outcome: "gone" };
  if (now?.id !== before.id || now.refresh === before.refresh) {
    // While this tab still has its turn: the next one would ask with the same token.
    await markSessionEnded(before);
    return { outcome: "ended" };
  }
  applyTokens(now);
  return { outcome: "renewed" };
}

async function requestNewTokens(refreshToken: string): Promise<TokenPair | { failure: Failure }> {
  try {
    const { data } = await anonymousClient().POST("/public/auth/refresh-token", {
      params: { query: { refreshToken } },
    });
    const pair = toTokenPair(data?.accessToken, data?.refreshToken);
    if (pair === undefined) throw new ApiError({ kind: "unauthorized" });
    return pair;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return { failure };
  }
}

/**
 * Whether a failed renewal is the server's no. An outage, a slow network, "too many requests" or what a proxy refuses (408,
 * 413) never ends a sign-in.
 */
const isFinalFailure = (failure: Failure): boolean =>
  failure.kind === "unauthorized" ||
  failure.kind === "forbidden" ||
  failure.kind === "notFound" ||
  failure.kind === "invalid" ||
  (failure.kind === "rejected" && failure.status === 409);
