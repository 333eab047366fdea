import { offerFragment } from "../api/gatewayProtocol.ts";
import { toTokenPair } from "./tokenPair.ts";
import { getTokenStorage, type SessionOffer } from "./tokenStorage.ts";

/** Returns the URL that signs in at the other portal with the pair of a hand-over. */
export const getCrossPortalSignInUrl = (pair: { access: string; refresh: string }): string =>
  getTokenStorage().getCrossPortalUrl(pair);

/**
 * Returns the tokens that the other portal passed in the URL fragment, and removes them from the address at once. A gateway
 * may have taken them from the query already.
 */
export function consumeCrossPortalTokens(): SessionOffer | undefined {
  const isAtGateway = location.hash === `#${offerFragment}`;
  const params = new URLSearchParams(location.hash.slice(1));
  const [access, refresh] = [params.get("token"), params.get("refreshToken")];
  if (!isAtGateway && (access === null || refresh === null)) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  return isAtGateway ? "atGateway" : toTokenPair(access, refresh);
}
