import { portal } from "../config/portal.ts";
import { consumeCrossPortalTokens } from "./crossPortalSignIn.ts";
import { handleLoginReturn } from "./identityLogin.ts";
import { restoreSession } from "./session.ts";

let initialization: Promise<void> | undefined;

/** Finds out who is here, once for a page load: from what the device keeps, the other portal, or the state identity. */
export function initSession(): Promise<void> {
  initialization ??= restoreSession(portal === "quality" ? consumeCrossPortalTokens() : undefined).then(
    handleLoginReturn,
  );
  return initialization;
}
