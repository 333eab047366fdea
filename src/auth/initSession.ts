import { portal } from "../config/portal.ts";
import { takeHandOver } from "./crossPortalSignIn.ts";
import { takeIdentityReturn } from "./identityLogin.ts";
import { startSession } from "./session.ts";

let arrival: Promise<void> | undefined;

/** Finds out who is here, once for a page load: from what the device keeps, the other portal, or the state identity. */
export function arrive(): Promise<void> {
  arrival ??= startSession(portal === "quality" ? takeHandOver() : undefined).then(takeIdentityReturn);
  return arrival;
}
