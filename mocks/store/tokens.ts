import type { World } from "./mockStore.ts";

/**
 * A token that says when it was made and when it ends, as those of real services do (RFC 7519), in seconds. What stands for
 * the signature is chance: the world knows its tokens by heart and checks none.
 */
export function datedToken(world: World, kind: "access" | "refresh", ends: number): string {
  const claims = { jti: world.chance.token(kind), iat: Math.floor(world.now() / 1000), exp: Math.floor(ends / 1000) };
  return [{ alg: "HS256", typ: "JWT" }, claims].map((part) => base64url(JSON.stringify(part))).concat(base64url(world.chance.token("signed"))).join(".");
}

const base64url = (text: string): string => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
