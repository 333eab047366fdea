import type { IncomingMessage } from "node:http";

/**
 * Returns true if a request comes from a page of the same host or from a tool. Browsers always send `Origin`; tools
 * send none.
 */
export function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
