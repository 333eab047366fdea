import { portal } from "../config/portal.ts";
import { consumeCrossPortalTokens } from "./crossPortalSignIn.ts";
import { handleLoginReturn } from "./identityLogin.ts";
import { acceptOfferedSession, restoreSession } from "./session.ts";
import type { User } from "./sessionStore.ts";

let initialization: Promise<void> | undefined;

/**
 * Initializes the session once for a page load: from stored tokens, the other portal, or the state identity login.
 * `confirmUser` asks the visitor whether they are the user of the tokens that the other portal handed over; nothing waits for
 * the answer.
 */
export function initSession(confirmUser: (user: User) => Promise<boolean>): Promise<void> {
  initialization ??= initialize(confirmUser);
  return initialization;
}

async function initialize(confirmUser: (user: User) => Promise<boolean>): Promise<void> {
  const offer = portal === "quality" ? consumeCrossPortalTokens() : undefined;
  await restoreSession();
  if (offer !== undefined) void acceptOfferedSession(offer, confirmUser);
  await handleLoginReturn();
}
