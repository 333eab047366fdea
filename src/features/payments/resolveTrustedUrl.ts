import { parseUrl } from "../../config/parseUrl.ts";

/**
 * Returns the URL of a payment page if it is on the portal's origin or an HTTPS URL of a trusted host. Returns
 * `undefined` for every other URL, also for one with credentials.
 */
export function resolveTrustedUrl(
  candidate: string,
  trustedHosts: readonly string[],
  origin: string,
): string | undefined {
  const url = parseUrl(candidate, origin);
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  // The origin of a blob: URL is that of the page that made it, so the beginning of the URL is compared.
  const isTrusted = url.href.startsWith(`${origin}/`) || (url.protocol === "https:" && trustedHosts.includes(url.host));
  return isTrusted ? url.href : undefined;
}
