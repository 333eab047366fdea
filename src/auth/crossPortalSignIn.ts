import { getSettings } from "../config/settings.ts";
import { toTokenPair, type TokenPair } from "./tokenPair.ts";

/** Returns the URL that signs in at the other portal. The tokens are in the fragment, which browsers do not send. */
export function getCrossPortalSignInUrl({ access, refresh }: TokenPair): string {
  const url = new URL(getSettings().otherPortalUrl);
  url.hash = new URLSearchParams({ token: access, refreshToken: refresh }).toString();
  return url.href;
}

/** Returns the tokens that the other portal passed in the URL fragment, and removes them from the address at once. */
export function consumeCrossPortalTokens(): TokenPair | undefined {
  const params = new URLSearchParams(location.hash.slice(1));
  const [access, refresh] = [params.get("token"), params.get("refreshToken")];
  if (access === null || refresh === null) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  return toTokenPair(access, refresh);
}
