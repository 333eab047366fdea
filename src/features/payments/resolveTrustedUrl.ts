/**
 * Where a payment may lead: an address of the portal's own origin, or a secure one on a host that the deployment trusts.
 * `undefined` for every other address, also for one with a name and a password in it.
 */
export function resolveTrustedUrl(
  candidate: string,
  trustedHosts: readonly string[],
  origin: string,
): string | undefined {
  const url = URL.parse(candidate, origin);
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  const trusted = url.origin === origin || (url.protocol === "https:" && trustedHosts.includes(url.host));
  return trusted ? url.href : undefined;
}
