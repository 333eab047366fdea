import { sendRequest, type SendOptions } from "../api/sendRequest.ts";
import { ApiError, failureOf } from "../api/failure.ts";
import type { StoredTokens } from "./tokenPair.ts";
import { refreshTokens, type RefreshResult } from "./refreshTokens.ts";
import { currentTokens } from "./tokenStore.ts";

/** What a call's refusal says about the sign-in. */
type AuthEvent = "renewed" | "ended" | "notSignedIn";

/** Told after every renewal, when the server ended the sign-in, and when a personal call was made by nobody. */
export type AuthEventListener = (verdict: AuthEvent) => void;

let authEventListener: AuthEventListener = () => undefined;

/** Names the one listener; the session itself. */
export const setAuthEventListener = (listen: AuthEventListener): void => {
  authEventListener = listen;
};

/**
 * Sends a request with the bearer token of whoever is signed in. An answer of 401 renews the tokens once and sends the
 * request once more, unless somebody else has signed in meanwhile: a request is never repeated in another person's name.
 */
export async function sendAuthorized(request: Request, options: SendOptions = {}): Promise<Response> {
  const used = currentTokens();
  try {
    return await sendRequest(withBearerToken(request.clone(), used), options);
  } catch (error) {
    if (failureOf(error)?.kind !== "unauthorized" || isSignInRequest(request)) throw error;
    if (used === undefined) {
      // Somebody may have signed in while the answer was on its way.
      if (!isPublicRequest(request) && currentTokens() === undefined) authEventListener("notSignedIn");
      throw error;
    }
    const renewal = await refreshOrEnd(used);
    if (renewal.outcome === "later") throw new ApiError(renewal.failure);
    const now = currentTokens();
    if (renewal.outcome !== "renewed" || now?.id !== used.id) throw error;
    authEventListener("renewed");
    return sendRequest(withBearerToken(request, now), options);
  }
}

/** Renews the tokens before a call is refused with them, because whoever is signed in asked to stay; `gone` for an anonymous visitor. */
export function extendSession(): Promise<RefreshResult> {
  const held = currentTokens();
  return held === undefined ? Promise.resolve({ outcome: "gone" }) : refreshOrEnd(held);
}

async function refreshOrEnd(usedTokens: StoredTokens): Promise<RefreshResult> {
  const renewal = await refreshTokens(usedTokens);
  if (renewal.outcome === "ended" && currentTokens()?.id === usedTokens.id) authEventListener("ended");
  return renewal;
}

function withBearerToken(request: Request, tokens: StoredTokens | undefined): Request {
  if (tokens !== undefined) request.headers.set("authorization", `Bearer ${tokens.access}`);
  return request;
}

// A wrong password is answered with 401 too, and says nothing about the sign-in.
const isSignInRequest = (request: Request): boolean => /\/public\/auth\/(?!self\b)/.test(new URL(request.url).pathname);
const isPublicRequest = (request: Request): boolean => /\/public(\/|$)/.test(new URL(request.url).pathname);
