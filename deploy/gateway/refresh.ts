import { defaultLanguage } from "../../src/i18n/language.ts";
import { parseJson } from "../../src/config/parseJson.ts";
import { parseRenewedTokens } from "../../src/api/parsers/parseTokens.ts";
import { toTokenPair, type TokenPair } from "../../src/auth/tokenPair.ts";
import { describeBackendError, readText, type Backend } from "./backend.ts";
import { withTokens, type KeyedSession, type Sessions } from "./sessions.ts";
import type { SessionRecord } from "./sessionStore.ts";
import { getOperation } from "./tokenOperations.ts";

/**
 * The result of a refresh:
 * - `refreshed`: the session has other tokens than those that were used;
 * - `ended`: the backend has rejected the refresh token, so the session is over;
 * - `failed`: the refresh failed for now; `status` is what the portal gets. The session is kept.
 */
export type RefreshResult =
  | { outcome: "refreshed"; record: SessionRecord }
  | { outcome: "ended" }
  | { outcome: "failed"; status: number; retryAfter?: string };

/**
 * The statuses with which a backend rejects a refresh for good. An outage, a limit on requests or the page of a proxy never
 * ends a session.
 */
const finalStatuses: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 422, 501]);

/** How long a refresh without a response may explain that the backend rejects its token, in milliseconds. */
const interruptedRefreshPeriodMs = 60_000;

/** How long to wait before a token that was sent before is sent once more, in milliseconds. */
const secondTryDelayMs = 1000;

type Answer = TokenPair | "rejected" | { status: number; retryAfter?: string };

/**
 * Returns a function that refreshes the tokens of a session. Any number of requests that used the same access token share one
 * refresh, in all tabs.
 */
export function createRefresh({
  sessions,
  backend,
  endAtBackend,
  log,
  now,
}: {
  sessions: Sessions;
  backend: Backend;
  /** Asks the backend to end the session of a refresh token. */
  endAtBackend: (refreshToken: string) => void;
  /** Receives a line when the backend has sent no response that can be read. */
  log: (line: string) => void;
  now: () => number;
}): (key: string, usedAccess: string) => Promise<RefreshResult> {
  const inFlight = new Map<string, Promise<RefreshResult>>();
  return (key, usedAccess) => {
    const pending = inFlight.get(key);
    if (pending !== undefined) return pending;
    const result = sessions.runRefresh(key, () => refresh(key, usedAccess)).finally(() => inFlight.delete(key));
    inFlight.set(key, result);
    return result;
  };

  async function refresh(key: string, usedAccess: string): Promise<RefreshResult> {
    const record = await sessions.read(key);
    if (record === undefined) return { outcome: "ended" };
    if (record.tokens.access !== usedAccess) return { outcome: "refreshed", record };
    const answer: Answer = record.tokens.refresh === "" ? "rejected" : await requestPossiblyUsedTokens({ key, record });
    if (answer === "rejected") {
      // A choice of account or a sign-in in the meantime stands.
      const current = await sessions.read(key);
      if (current !== undefined && current.tokens.refresh !== record.tokens.refresh)
        return { outcome: "refreshed", record: current };
      await sessions.end(key);
      return { outcome: "ended" };
    }
    if ("status" in answer) return { outcome: "failed", ...answer };
    const updated = await sessions.update(key, (current) => {
      const { refreshSentAtMs: _answered, ...rest } = current;
      return current.tokens.refresh === record.tokens.refresh
        ? { ...withTokens(rest, answer, now()), version: current.version + 1 }
        : undefined;
    });
    if (updated !== undefined) return { outcome: "refreshed", record: updated };
    // Somebody has signed out meanwhile, with the pair before this one.
    endAtBackend(answer.refresh);
    return { outcome: "ended" };
  }

  /**
   * Requests new tokens. When the response to an earlier request with this token never arrived, the backend may still be
   * busy with it: a rejection is then tried once more.
   */
  async function requestPossiblyUsedTokens({ key, record }: KeyedSession): Promise<Answer> {
    const { tokens, refreshSentAtMs = -Infinity } = record;
    const wasInterrupted = Math.abs(now() - refreshSentAtMs) < interruptedRefreshPeriodMs;
    await sessions.update(key, (current) => ({ ...current, refreshSentAtMs: now() }));
    const answer = await requestTokens(tokens.refresh);
    if (!wasInterrupted || answer !== "rejected") return answer;
    await new Promise((resolve) => setTimeout(resolve, secondTryDelayMs));
    return requestTokens(tokens.refresh);
  }

  async function requestTokens(refreshToken: string): Promise<Answer> {
    const { method, path } = getOperation("renewSession");
    try {
      const response = await backend.send({
        method,
        target: `${path}?${new URLSearchParams({ refreshToken, lang: defaultLanguage }).toString()}`,
        headers: { accept: "application/json" },
      });
      const status = response.statusCode ?? 502;
      const body = await readText(response);
      // The page of a proxy says nothing about the session.
      const isMarkup = /html|xml/i.test(response.headers["content-type"] ?? "");
      if (status === 401 || (finalStatuses.has(status) && !isMarkup)) return "rejected";
      if (status < 200 || status > 299) {
        const retryAfter = response.headers["retry-after"];
        return { status: status === 429 ? 429 : 503, ...(retryAfter !== undefined && { retryAfter }) };
      }
      const parsed = parseJson(body);
      if (isMarkup || parsed === undefined) return { status: 502 };
      const { accessToken, refreshToken: next } = parseRenewedTokens(parsed, refreshToken) as Record<string, unknown>;
      // Without a usable pair the token is spent, and there is no other.
      return toTokenPair(accessToken, next) ?? "rejected";
    } catch (error) {
      log(`${method} ${path} ${describeBackendError(error)}`);
      return { status: 504 };
    }
  }
}
