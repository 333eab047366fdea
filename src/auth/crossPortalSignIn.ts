import { getSettings } from "../config/settings.ts";
import { toTokenPair, type TokenPair } from "./tokenPair.ts";

/** The address of the other portal that signs its bearer in there. The pair travels in the fragment, which no server sees. */
export function crossPortalSignInUrl({ access, refresh }: TokenPair): string {
  const url = new URL(getSettings().otherPortalUrl);
  url.hash = new URLSearchParams({ token: access, refreshToken: refresh }).toString();
  return url.href;
}

/** Takes a pair that the other portal handed over out of the address, and erases it there at once. */
export function consumeCrossPortalTokens(): TokenPair | undefined {
  const query = new URLSearchParams(location.hash.slice(1));
  const [access, refresh] = [query.get("token"), query.get("refreshToken")];
  if (access === null || refresh === null) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  return toTokenPair(access, refresh);
}
