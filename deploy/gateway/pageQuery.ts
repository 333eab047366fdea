import type { IncomingMessage, ServerResponse } from "node:http";
import { offerFragment } from "../../src/api/gatewayProtocol.ts";
import { toTokenPair } from "../../src/auth/tokenPair.ts";
import type { RequestTarget } from "../requestTarget.ts";
import type { GatewayContext } from "./gateway.ts";
import { storeOffer } from "./gatewayCalls.ts";
import { sendOwnResponse } from "./responses.ts";

/** The query parameters of a page that carry tokens. The portal takes them from the fragment only. */
const tokenParameters = ["token", "accessToken", "refreshToken"] as const;

/**
 * Redirects a request for a page with tokens in its query to the same page without them. A pair of them waits for the
 * visitor's confirmation. Returns false when there are none.
 */
export async function redirectWithoutTokens(
  context: GatewayContext,
  response: ServerResponse,
  { pathname, search }: RequestTarget,
): Promise<boolean> {
  const query = new URLSearchParams(search);
  const access = query.get("token") ?? query.get("accessToken");
  const tokens = toTokenPair(access, query.get("refreshToken") ?? "");
  if (!tokenParameters.some((name) => query.has(name))) return false;
  for (const name of tokenParameters) query.delete(name);
  if (tokens !== undefined) await storeOffer(context, response, tokens);
  const cleanSearch = query.size === 0 ? "" : `?${query.toString()}`;
  response.setHeader("Location", `${pathname}${cleanSearch}${tokens === undefined ? "" : `#${offerFragment}`}`);
  sendOwnResponse(response, 303);
  return true;
}

/** Returns whether a request opens a page: GET of a path without a file extension. */
export const isPageRequest = ({ method }: IncomingMessage, { pathname }: RequestTarget): boolean =>
  (method === "GET" || method === "HEAD") && !/\.[a-z0-9]+$/i.test(pathname);
