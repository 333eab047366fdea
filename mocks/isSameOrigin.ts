import type { IncomingMessage } from "node:http";

/**
 * Returns true if a request comes from a page of the same host or from a tool. Browsers send `Origin` with each request
 * that can change something; tools send none. Says nothing about a host that is not known: see `createHostCheck`.
 */
export function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
