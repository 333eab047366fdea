import { portal } from "../config/portal.ts";
import { consumeCrossPortalTokens } from "./crossPortalSignIn.ts";
import { handleLoginReturn } from "./identityLogin.ts";
import { restoreSession } from "./session.ts";

let initialization: Promise<void> | undefined;

/** Initializes the session once for a page load: from stored tokens, the other portal, or the state identity login. */
export function initSession(): Promise<void> {
  initialization ??= restoreSession(portal === "quality" ? consumeCrossPortalTokens() : undefined).then(
    handleLoginReturn,
  );
  return initialization;
}
