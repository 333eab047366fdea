/**
 * The tokens of a session. `id` identifies the session and survives refreshes. Times are in milliseconds: `at` is that of
 * storing, `receivedAt` that at which this refresh token arrived, where it was earlier (a server may keep it when it refreshes
 * the access token), and 0 where nobody knows it.
 * `refreshSentAt` is the time at which the refresh token was sent, while no response has been stored.
 */
export type StoredTokens = {
  access: string;
  refresh: string;
  id: string;
  at: number;
  receivedAt?: number | undefined;
  refreshSentAt?: number;
};

/** The access token and the refresh token of a response, whatever its field names. */
export type TokenPair = { access: string; refresh: string };

/** Returns whether a value is a token that fits into a header: visible ASCII, and not "undefined" or "null". */
export const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\x21-\x7E]+$/.test(value) && value !== "undefined" && value !== "null";

/** Returns both tokens of a response; `undefined` unless both are valid. The refresh token is empty when there is none. */
export const toTokenPair = (access: unknown, refresh: unknown): TokenPair | undefined =>
  isToken(access) && (refresh === "" || isToken(refresh)) ? { access, refresh } : undefined;

/** Returns stored tokens; `undefined` for anything else, such as the value of another release. */
export function parseStoredTokens(stored: unknown): StoredTokens | undefined {
  const { access, refresh, id, at, receivedAt, refreshSentAt } = (stored ?? {}) as Partial<
    Record<keyof StoredTokens, unknown>
  >;
  return isToken(access) && typeof refresh === "string" && typeof id === "string" && typeof at === "number"
    ? {
        access,
        refresh,
        id,
        at,
        ...(typeof receivedAt === "number" && { receivedAt }),
        ...(typeof refreshSentAt === "number" && { refreshSentAt }),
      }
    : undefined;
}
