import type { MockStore } from "./mockStore.ts";

/**
 * A token that says when it was made and when it ends, as those of real services do (RFC 7519), in seconds. What stands for
 * the signature is chance: the world knows its tokens by heart and checks none.
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
