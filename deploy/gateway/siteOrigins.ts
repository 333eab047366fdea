import { loopbackNames } from "../loopbackNames.ts";
import type { SiteOptions } from "./requestChecks.ts";

/** The origins of a site, and what the gateway needs to know of them. */
export type SiteOrigins = SiteOptions & { origins: readonly string[] };

/**
 * Parses the origins that browsers show for a site. Returns a problem unless each is an origin with TLS, or each is one of
 * this computer without: a cookie that is sent without TLS can be read on the way.
 */
export function parseSiteOrigins(texts: readonly string[]): SiteOrigins | { problem: string } {
  const urls: URL[] = [];
  for (const text of texts) {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ""))
      return { problem: `--origin must be an origin such as https://portal.example.org, not "${text}".` };
    if (url.protocol === "http:" && !loopbackNames.includes(url.hostname))
      return { problem: `--origin must have TLS except on localhost, not "${text}".` };
    urls.push(url);
  }
  const isSecure = urls.every(({ protocol }) => protocol === "https:");
  if (!isSecure && urls.some(({ protocol }) => protocol === "https:"))
    return { problem: "--origin must be either https:// or http://localhost, not both." };
  const hosts = new Set(urls.map(({ host }) => host));
  return {
    isSecure,
    isKnownHost: (host) => host !== undefined && hosts.has(host.toLowerCase()),
    origins: urls.map(({ origin }) => origin),
  };
}
