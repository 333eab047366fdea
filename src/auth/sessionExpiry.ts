import type { StoredTokens } from "./tokenPair.ts";

/** When a sign-in ends unless its tokens are renewed, and for how long they were given; both in milliseconds. */
export type SessionExpiry = { expiresAtMs: number; lifetimeMs: number };

/** A later year than any token means: one that gives milliseconds where seconds are agreed is not understood. */
const maxNumericDate = 100_000_000_000;

/**
 * What the refresh token says about the end of the sign-in, if it is one that says so (RFC 7519); `undefined` for one that
 * says nothing. The service's clock and the device's may differ, so the time that the token was given for is counted from
 * when the device got it. It serves to warn in time and decides nothing: only the service ends a sign-in.
 */
export function sessionExpiry({ refresh, at: keptAt }: StoredTokens): SessionExpiry | undefined {
  const { iat, exp } = parseJwtClaims(refresh);
  if (!isNumericDate(exp)) return undefined;
  if (!isNumericDate(iat) || iat >= exp) return { expiresAtMs: exp * 1000, lifetimeMs: Infinity };
  const lasts = (exp - iat) * 1000;
  return { expiresAtMs: keptAt + lasts, lifetimeMs: lasts };
}

const isNumericDate = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < maxNumericDate;

function parseJwtClaims(token: string): { iat?: unknown; exp?: unknown } {
  const [, body = "", signature, ...more] = token.split(".");
  if (signature === undefined || more.length > 0) return {};
  try {
    const read: unknown = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}
