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
  const isTrusted = url.origin === origin || (url.protocol === "https:" && trustedHosts.includes(url.host));
  return isTrusted ? url.href : undefined;
}
