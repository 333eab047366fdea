import type { IncomingMessage } from "node:http";
import { sessionHeader } from "../../src/api/gatewayProtocol.ts";

/** Which hosts and origins a gateway serves. */
export type SiteOptions = {
  /** Returns whether a `Host` header names this site. */
  isKnownHost: (host: string | undefined) => boolean;
  /** Whether browsers reach the site over TLS. */
  isSecure: boolean;
};

/** Returns the only value of a header; `undefined` for none, and for several, of which another server may have read another. */
export function getSingleHeader({ headersDistinct }: IncomingMessage, name: string): string | undefined {
  const values = headersDistinct[name] ?? [];
  return values.length === 1 ? values[0] : undefined;
}

const isSafe = (method: string): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS";

/** Returns whether `Origin` names the site of the request; `undefined` without the header. */
function hasOwnOrigin(request: IncomingMessage, { isSecure }: SiteOptions): boolean | undefined {
  const { origin, host } = request.headers;
  if (origin === undefined) return undefined;
  const url = URL.parse(origin);
  return url !== null && url.host === host && (url.protocol === "https:") === isSecure;
}

/** Returns whether the page of a request belongs to this site, by `Sec-Fetch-Site`; `undefined` without the header. */
function hasOwnPage({ headers }: IncomingMessage): boolean | undefined {
  const site = headers["sec-fetch-site"];
  return site === undefined ? undefined : site === "same-origin";
}

/**
 * Returns whether a request may use the API. No request of another site may. One that can change something needs a browser's
 * word that it comes from a page of this site, and the session header.
 */
export function mayUseApi(request: IncomingMessage, site: SiteOptions): boolean {
  const evidence = [hasOwnOrigin(request, site), hasOwnPage(request)];
  if (evidence.includes(false)) return false;
  if (isSafe(request.method ?? "GET")) return true;
  return evidence.includes(true) && getSingleHeader(request, sessionHeader) !== undefined;
}

/** Returns whether a request may open the live feed: only a page of this site, which sends its `Origin`. */
export const mayOpenFeed = (request: IncomingMessage, site: SiteOptions): boolean =>
  hasOwnOrigin(request, site) === true && hasOwnPage(request) !== false;
