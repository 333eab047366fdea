import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The cookies of the gateway: that of the session, and that of tokens that a URL handed over and nobody has confirmed yet. */
export const cookieNames = ["session", "offer"] as const;

export type CookieName = (typeof cookieNames)[number];

/** Returns a new value of a cookie: 256 random bits. */
export const createCookieValue = (): string => randomBytes(32).toString("base64url");

/** Returns the key under which the data of a cookie is stored: whoever reads the store cannot send the cookie. */
export const getStoreKey = (cookieValue: string): string =>
  createHash("sha256").update(cookieValue).digest("base64url");

/**
 * Returns the full name of a cookie. `__Host-` makes browsers refuse it without `Secure`, with a `Domain`, or from another
 * path. Without TLS, which is for localhost only, the name has the port: cookies of one host are shared by its ports.
 */
export const getCookieName = (name: CookieName, isSecure: boolean, port: number | undefined): string =>
  isSecure ? `__Host-portal-${name}` : `portal-${name}-${port ?? 0}`;

/** Returns the value of a cookie that a request carries once; `undefined` for any other number and for a malformed value. */
export function readCookie(request: IncomingMessage, name: CookieName, isSecure: boolean): string | undefined {
  const fullName = getCookieName(name, isSecure, request.socket.localPort);
  const values = (request.headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${fullName}=`))
    .map((pair) => pair.slice(fullName.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Adds a cookie to a response that no script can read and no other site can send. Without a value, deletes it. */
export function setCookie(
  response: ServerResponse,
  name: CookieName,
  { value, maxAgeSeconds, isSecure }: { value?: string; maxAgeSeconds: number; isSecure: boolean },
): void {
  response.appendHeader(
    "Set-Cookie",
    [
      `${getCookieName(name, isSecure, response.req.socket.localPort)}=${value ?? ""}`,
      "Path=/",
      "HttpOnly",
      "SameSite=Strict",
      `Max-Age=${value === undefined ? 0 : maxAgeSeconds}`,
      ...(isSecure ? ["Secure"] : []),
    ].join("; "),
  );
}
