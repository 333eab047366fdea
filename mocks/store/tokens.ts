import type { MockStore } from "./mockStore.ts";

/**
 * Creates a token in JWT format (RFC 7519) with issue and expiry times in seconds. The signature is random: the mock
 * store looks tokens up and verifies none.
 */
export function createJwt(store: MockStore, kind: "access" | "refresh", expiresAt: number): string {
  const claims = {
    jti: store.random.token(kind),
    iat: Math.floor(store.now() / 1000),
    exp: Math.floor(expiresAt / 1000),
  };
  return [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => toBase64Url(JSON.stringify(part)))
    .concat(toBase64Url(store.random.token("signed")))
    .join(".");
}

const toBase64Url = (text: string): string => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
