import { exchange, type Travel } from "../api/sendRequest.ts";
import { CallFailed, failureOf } from "../api/failure.ts";
import type { Tokens } from "./tokenPair.ts";
import { renew, type Renewal } from "./refreshTokens.ts";
import { heldTokens } from "./tokenStore.ts";

/** What a call's refusal says about the sign-in. */
type Verdict = "renewed" | "ended" | "notSignedIn";

/** Told after every renewal, when the server ended the sign-in, and when a personal call was made by nobody. */
export type VerdictListener = (verdict: Verdict) => void;

let listener: VerdictListener = () => undefined;

/** Names the one listener; the session itself. */
export const onVerdict = (listen: VerdictListener): void => {
  listener = listen;
};

/**
 * Sends a request with the bearer token of whoever is signed in. An answer of 401 renews the tokens once and sends the
 * request once more, unless somebody else has signed in meanwhile: a request is never repeated in another person's name.
 */
export async function authorized(request: Request, travel: Travel = {}): Promise<Response> {
  const used = heldTokens();
  try {
    return await exchange(signed(request.clone(), used), travel);
  } catch (error) {
    if (failureOf(error)?.kind !== "unauthorized" || isSignIn(request)) throw error;
    if (used === undefined) {
      // Somebody may have signed in while the answer was on its way.
      if (!isPublic(request) && heldTokens() === undefined) listener("notSignedIn");
      throw error;
    }
    const renewal = await renewOrEnd(used);
    if (renewal.outcome === "later") throw new CallFailed(renewal.failure);
    const now = heldTokens();
    if (renewal.outcome !== "renewed" || now?.id !== used.id) throw error;
    listener("renewed");
    return exchange(signed(request, now), travel);
  }
}

/** Renews the tokens before a call is refused with them, because whoever is signed in asked to stay; `gone` for an anonymous visitor. */
export function stayIn(): Promise<Renewal> {
  const held = heldTokens();
  return held === undefined ? Promise.resolve({ outcome: "gone" }) : renewOrEnd(held);
}

async function renewOrEnd(used: Tokens): Promise<Renewal> {
  const renewal = await renew(used);
  if (renewal.outcome === "ended" && heldTokens()?.id === used.id) listener("ended");
  return renewal;
}

function signed(request: Request, tokens: Tokens | undefined): Request {
  if (tokens !== undefined) request.headers.set("authorization", `Bearer ${tokens.access}`);
  return request;
}

// A wrong password is answered with 401 too, and says nothing about the sign-in.
const isSignIn = (request: Request): boolean => /\/public\/auth\/(?!self\b)/.test(new URL(request.url).pathname);
const isPublic = (request: Request): boolean => /\/public(\/|$)/.test(new URL(request.url).pathname);
