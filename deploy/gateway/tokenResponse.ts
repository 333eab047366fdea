import { parseJson } from "../../src/config/parseJson.ts";
import { isRecord } from "../../src/config/isRecord.ts";
import { parseHandOver } from "../../src/api/parsers/parseSession.ts";
import { findRejection } from "../../src/api/toFailure.ts";
import { parseTokenResponse } from "../../src/api/parsers/parseTokens.ts";
import { toTokenPair, type TokenPair } from "../../src/auth/tokenPair.ts";
import type { TokenOperation } from "./tokenOperations.ts";

/** What the portal gets in the place of a token. It authorises nothing. */
export const tokenPlaceholder = "kept-by-the-gateway";

/** A response with tokens, taken apart. */
export type TokenResponse = {
  /** The access token; `undefined` when the response has none. */
  access: string | undefined;
  /** The refresh token; `undefined` when the response has none. */
  refresh: string | undefined;
  /** All other tokens by the names of their fields. */
  otherTokens: Readonly<Record<string, string>>;
  /** The response for the portal: the fields of the contract that are not tokens, and placeholders for the required ones. */
  body: Readonly<Record<string, unknown>>;
};

/**
 * Takes the tokens out of a successful response. Reads it as leniently as the portal does, and lets only fields of the
 * contract pass: a token in an unknown field never reaches the browser. Of a rejection with the status of a success, only its
 * texts pass. Returns `undefined` for any other response without the tokens that the contract requires.
 */
export function takeTokens(operation: TokenOperation, text: string): TokenResponse | undefined {
  const parsed = parseJson(text);
  const rejection = findRejection(parsed);
  if (rejection !== undefined) {
    const { kind: _kind, ...texts } = rejection;
    return { access: undefined, refresh: undefined, otherTokens: {}, body: { success: false, ...texts } };
  }
  const fields = operation.otherFields.includes("privileges") ? parseHandOver(parsed) : parseTokenResponse(parsed);
  if (!isRecord(fields)) return undefined;
  const { token: access, refreshToken: refresh } = fields;
  const pair = toTokenPair(access, refresh ?? "");
  if (pair === undefined && operation.requiredTokens.length > 0) return undefined;
  return {
    access: pair?.access,
    refresh: pair === undefined || pair.refresh === "" ? undefined : pair.refresh,
    otherTokens: Object.fromEntries(
      operation.tokens.flatMap((name) => {
        const value = fields[name];
        return ["token", "refreshToken"].includes(name) || typeof value !== "string" ? [] : [[name, value]];
      }),
    ),
    body: Object.fromEntries([
      ...operation.requiredTokens.map((name) => [name, tokenPlaceholder]),
      ...operation.otherFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    ]) as Record<string, unknown>,
  };
}

/** Returns the pair of a response; `undefined` when it has no access token. */
export const toPair = ({ access, refresh }: TokenResponse): TokenPair | undefined =>
  access === undefined ? undefined : { access, refresh: refresh ?? "" };
