import { ApiError, getFailure, type Failure } from "../api/failure.ts";
import { parseRenewedTokens } from "../api/parsers/parseTokens.ts";
import { requestOperation, sendRejectingProxyPages } from "../api/request.ts";
import { toTokenPair, type StoredTokens, type TokenPair } from "./tokenPair.ts";
import {
  applyTokens,
  getCurrentTokens,
  markRefreshSent,
  markSessionEnded,
  readSharedTokens,
  replaceTokens,
} from "./tokenStore.ts";
import { supportsLocks, withLock } from "./withLock.ts";

/**
 * The result of a token refresh:
 * - `refreshed`: this tab or another one has new tokens;
 * - `ended`: the server rejected the refresh token, or there is none; the session is over;
 * - `superseded`: somebody signed out or signed in meanwhile; the response is discarded;
 * - `failed`: the refresh failed for now (network, overload); the session is kept.
 */
export type RefreshResult = { outcome: "refreshed" | "ended" | "superseded" } | { outcome: "failed"; failure: Failure };

/** How long another tab may need to store the tokens that it received, in milliseconds. */
const otherTabWriteDelayMs = 300;

/** How long a refresh whose response was never stored may explain that the server rejects its token, in milliseconds. */
const interruptedRefreshPeriodMs = 60_000;

/** How long to wait before a refresh token that was sent before is sent once more, in milliseconds. */
const secondTryDelayMs = 1000;

let inFlightRefresh: { id: string; result: Promise<RefreshResult> } | undefined;

/** Refreshes the tokens with which a request got 401. Sends one refresh for any number of requests in any number of tabs. */
export function refreshTokens(usedTokens: StoredTokens): Promise<RefreshResult> {
  if (inFlightRefresh?.id !== usedTokens.id) {
    const result = withLock(() => attemptRefresh(usedTokens)).finally(() => {
      if (inFlightRefresh?.result === result) inFlightRefresh = undefined;
    });
    inFlightRefresh = { id: usedTokens.id, result };
  }
  return inFlightRefresh.result;
}

async function attemptRefresh(usedTokens: StoredTokens): Promise<RefreshResult> {
  const sharedTokens = await readSharedTokens();
  if (getCurrentTokens()?.id !== usedTokens.id) return { outcome: "superseded" };
  if (sharedTokens === undefined) return { outcome: "ended" };
  // Another person has signed in elsewhere. The session handles that; a refresh never changes whose tokens a tab uses.
  if (sharedTokens.id !== usedTokens.id) return { outcome: "superseded" };
  if (sharedTokens.access !== usedTokens.access) {
    applyTokens(sharedTokens);
    return { outcome: "refreshed" };
  }
  if (sharedTokens.refresh === "") {
    await markSessionEnded(sharedTokens);
    return { outcome: "ended" };
  }

  const newTokens = await requestPossiblyUsedTokens(sharedTokens);
  if (newTokens === undefined) return { outcome: "superseded" };
  if (!("failure" in newTokens))
    return { outcome: (await replaceTokens(sharedTokens, newTokens)) ? "refreshed" : "superseded" };
  if (!isFinalFailure(newTokens.failure)) return { outcome: "failed", failure: newTokens.failure };
  return resolveRejectedRefresh(sharedTokens);
}

/**
 * Requests new tokens, unless somebody signs out or in meanwhile: then it resolves to `undefined`. When the page was reloaded or
 * lost its connection during an earlier refresh with this token, the server may have used it already. It returns the same pair
 * again within 30 seconds, but may still be busy with the first request: a rejection is then tried once more.
 */
async function requestPossiblyUsedTokens(tokens: StoredTokens): Promise<TokenPair | { failure: Failure } | undefined> {
  const { id, refresh, refreshSentAt = -Infinity } = tokens;
  const wasInterrupted = Math.abs(Date.now() - refreshSentAt) < interruptedRefreshPeriodMs;
  await markRefreshSent(tokens);
  if (getCurrentTokens()?.id !== id) return undefined;
  const newTokens = await requestNewTokens(refresh);
  if (!wasInterrupted || !("failure" in newTokens) || !isFinalFailure(newTokens.failure)) return newTokens;
  await new Promise((resolve) => setTimeout(resolve, secondTryDelayMs));
  return getCurrentTokens()?.id === id ? requestNewTokens(refresh) : undefined;
}

/** Without locks two tabs may have sent the same refresh token. The tab that was rejected takes over the other tab's tokens. */
async function resolveRejectedRefresh(rejectedTokens: StoredTokens): Promise<RefreshResult> {
  if (!supportsLocks()) await new Promise((resolve) => setTimeout(resolve, otherTabWriteDelayMs));
  const sharedTokens = await readSharedTokens();
  if (getCurrentTokens()?.id !== rejectedTokens.id) return { outcome: "superseded" };
  if (sharedTokens?.id !== rejectedTokens.id || sharedTokens.refresh === rejectedTokens.refresh) {
    // Before the lock is released: the next tab would send the same refresh token.
    await markSessionEnded(rejectedTokens);
    return { outcome: "ended" };
  }
  applyTokens(sharedTokens);
  return { outcome: "refreshed" };
}

/** Requests new tokens. The operation takes no bearer token, so a 401 here does not start another refresh. */
async function requestNewTokens(refreshToken: string): Promise<TokenPair | { failure: Failure }> {
  try {
    const { accessToken, refreshToken: nextRefreshToken } = await requestOperation(
      "POST",
      "/public/auth/refresh-token",
      {
        params: { refreshToken },
        sendOptions: { transport: sendRejectingProxyPages },
        prepareBody: (body) =>
          body === undefined ? undefined : assertTokenPair(parseRenewedTokens(body, refreshToken)),
      },
    );
    return { access: accessToken, refresh: nextRefreshToken };
  } catch (error) {
    const failure = getFailure(error);
    if (failure === undefined) throw error;
    return { failure };
  }
}

/** Throws `unauthorized` for a response without a usable pair: the refresh token is spent and there is no other. */
function assertTokenPair(body: unknown): unknown {
  const { accessToken, refreshToken } = body as { accessToken?: unknown; refreshToken?: unknown };
  if (toTokenPair(accessToken, refreshToken) === undefined) throw new ApiError({ kind: "unauthorized" });
  return body;
}

/**
 * Returns whether the server has rejected the refresh for good. An outage, a timeout, 429, a proxy's 408 or 413, or its page
 * never ends a session.
 */
const isFinalFailure = (failure: Failure): boolean =>
  failure.kind === "unauthorized" ||
  failure.kind === "forbidden" ||
  failure.kind === "notFound" ||
  failure.kind === "invalid" ||
  (failure.kind === "rejected" && failure.status === 409);
