import type { Middleware } from "openapi-fetch";
import { client } from "../api/client.ts";
import { ApiError } from "../api/failure.ts";
import { getBearerAuth } from "../api/findOperation.ts";
import { refreshTokens, type RefreshResult } from "./refreshTokens.ts";
import type { StoredTokens } from "./tokenPair.ts";
import { getCurrentTokens, restoreTokens, shouldRestoreTokens } from "./tokenStore.ts";

/**
 * What a 401 means for the session: the tokens were refreshed, the server ended the session, or an anonymous visitor called
 * an operation for which the server demands a token.
 */
type AuthEvent = "refreshed" | "ended" | "notSignedIn";

let authEventListener: (event: AuthEvent) => void = () => undefined;

/** Sets the one listener to authorization events: the session. */
export const setAuthEventListener = (listener: (event: AuthEvent) => void): void => {
  authEventListener = listener;
};

/** The tokens with which a request was sent, and a copy of the request whose body is still unread. */
const sentRequests = new WeakMap<Request, { tokens: StoredTokens | undefined; copy: Request }>();

/**
 * Adds the bearer token to the operations whose `security` in the contract allows one. After a 401 it refreshes the tokens
 * once and sends the request again, unless somebody else has signed in since: a request is never replayed as another person.
 */
const authorization: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (getBearerAuth(request.method, schemaPath) === "none") return;
    // Read without waiting where possible: the request belongs to the person who is signed in now.
    const tokens = shouldRestoreTokens() ? await restoreTokens() : getCurrentTokens();
    setBearerToken(request, tokens);
    sentRequests.set(request, { tokens, copy: request.clone() });
  },
  async onResponse({ request, response, options }) {
    const sent = sentRequests.get(request);
    if (response.status !== 401 || sent === undefined) return undefined;
    if (sent.tokens === undefined) {
      // Somebody may have signed in while the request was in flight.
      if (getCurrentTokens() === undefined) authEventListener("notSignedIn");
      return undefined;
    }
    const refresh = await refreshOrEnd(sent.tokens);
    if (refresh.outcome === "failed") throw new ApiError(refresh.failure);
    const tokens = getCurrentTokens();
    if (refresh.outcome !== "refreshed" || tokens?.id !== sent.tokens.id) return undefined;
    authEventListener("refreshed");
    return options.fetch(setBearerToken(sent.copy, tokens));
  },
};
client.use(authorization);

/** Refreshes the tokens ahead of time, because the user chose to stay signed in. Resolves to `superseded` for an anonymous visitor. */
export function extendSession(): Promise<RefreshResult> {
  const tokens = getCurrentTokens();
  return tokens === undefined ? Promise.resolve({ outcome: "superseded" }) : refreshOrEnd(tokens);
}

async function refreshOrEnd(usedTokens: StoredTokens): Promise<RefreshResult> {
  const refresh = await refreshTokens(usedTokens);
  if (refresh.outcome === "ended" && getCurrentTokens()?.id === usedTokens.id) authEventListener("ended");
  return refresh;
}

function setBearerToken(request: Request, tokens: StoredTokens | undefined): Request {
  if (tokens !== undefined) request.headers.set("authorization", `Bearer ${tokens.access}`);
  return request;
}
