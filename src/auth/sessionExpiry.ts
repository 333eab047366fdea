import type { StoredTokens } from "./tokenPair.ts";

/** When the session expires unless its tokens are refreshed, and the lifetime of the refresh token; both in milliseconds. */
export type SessionExpiry = { expiresAtMs: number; lifetimeMs: number };

/** An upper bound for a NumericDate in seconds: a larger claim is in milliseconds and is ignored. */
const maxNumericDate = 100_000_000_000;

/**
 * Returns when the session expires, by the claims of the refresh token (RFC 7519); `undefined` for an opaque token. The
 * clocks of server and device may differ, so the lifetime counts from when the device received the token. The result is for
 * a warning only: the server decides when a session ends.
 */
export function getSessionExpiry({
  refresh,
  at,
  receivedAt = at,
}: Pick<StoredTokens, "refresh" | "at" | "receivedAt">): SessionExpiry | undefined {
  const { iat, exp } = parseJwtClaims(refresh);
  if (!isNumericDate(exp)) return undefined;
  if (!isNumericDate(iat) || iat >= exp) return { expiresAtMs: exp * 1000, lifetimeMs: Infinity };
  const lifetimeMs = (exp - iat) * 1000;
  // When a token was only found, it was received when it was issued, unless a clock is wrong.
  const foundAtMs = iat * 1000 <= at && at < exp * 1000 ? iat * 1000 : at;
  return { expiresAtMs: (receivedAt || foundAtMs) + lifetimeMs, lifetimeMs };
}

const isNumericDate = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < maxNumericDate;

function parseJwtClaims(token: string): { iat?: unknown; exp?: unknown } {
  const [, payload = "", signature, ...rest] = token.split(".");
  if (signature === undefined || rest.length > 0) return {};
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
