import { firstField, readText, unwrapObject, withoutUnread, type Fields } from "./fields.ts";
import { isRecord } from "../../config/isRecord.ts";

const accessNames = ["token", "accessToken", "access_token"];
const refreshNames = ["refreshToken", "refresh_token"];

/** Returns a token, without the scheme that belongs before it in a header. */
function readToken(fields: Fields, names: readonly string[]): string | undefined {
  const token = firstField(fields, ...names);
  return typeof token === "string" ? token.replace(/^Bearer\s+/i, "") : undefined;
}

/**
 * Returns a response with tokens, whatever their names there: of a sign-in, a refresh, a hand-over or a choice of account. The
 * response to a choice may have none.
 */
export function parseTokenResponse(body: unknown): Fields {
  const session = unwrapObject(body, accessNames);
  if (!isRecord(session)) return {};
  const aliases = [...accessNames, ...refreshNames];
  return withoutUnread({
    ...Object.fromEntries(Object.entries(session).filter(([name]) => !aliases.includes(name))),
    token: readToken(session, accessNames),
    refreshToken: readToken(session, refreshNames),
    message: readText(isRecord(body) ? (firstField(body, "message") ?? session["message"]) : undefined),
  });
}

/**
 * Returns the new pair in a response of `POST /public/auth/refresh-token`. A server that does not rotate refresh tokens may
 * omit it: `usedRefreshToken` stays valid then.
 */
export function parseRenewedTokens(body: unknown, usedRefreshToken: string): unknown {
  const { token, refreshToken = usedRefreshToken } = parseTokenResponse(body);
  return withoutUnread({ accessToken: token, refreshToken });
}
