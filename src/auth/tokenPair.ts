/**
 * The tokens of a sign-in.
 * `id` names the sign-in itself and stays the same when its tokens are renewed; `at` is when these were kept, in milliseconds.
 */
export type StoredTokens = { access: string; refresh: string; id: string; at: number };

/** The pair as a server hands it out, whichever names it gives its fields. */
export type TokenPair = { access: string; refresh: string };

/** Whether a value can be a token, which travels in a header: visible ASCII, and not what a missing one becomes as text. */
export const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\x21-\x7E]+$/.test(value) && value !== "undefined" && value !== "null";

/** The pair of a server's answer; `undefined` unless it has both: half a pair would be kept as "undefined" and sign everybody out. */
export const toTokenPair = (access: unknown, refresh: unknown): TokenPair | undefined =>
  isToken(access) && isToken(refresh) ? { access, refresh } : undefined;

/** Tokens out of what a device kept; `undefined` where another release of the portal kept something else. */
export function parseStoredTokens(stored: unknown): StoredTokens | undefined {
  const { access, refresh, id, at } = (stored ?? {}) as Partial<Record<keyof StoredTokens, unknown>>;
  return isToken(access) && typeof refresh === "string" && typeof id === "string" && typeof at === "number"
    ? { access, refresh, id, at }
    : undefined;
}
