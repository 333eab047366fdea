import { paths } from "../config/paths.ts";
import { portal } from "../config/portal.ts";
import { getCurrentPath } from "../i18n/languagePaths.ts";
import { consumeCrossPortalTokens } from "./crossPortalSignIn.ts";
import { setIdentityLogin } from "./identityLoginStore.ts";
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
  const loginReturn = getCurrentPath() === paths.identityReturn ? loadLoginReturn() : undefined;
  const offer = portal === "quality" ? consumeCrossPortalTokens() : undefined;
  await restoreSession();
  if (offer !== undefined) void acceptOfferedSession(offer, confirmUser);
  if (loginReturn === undefined) setIdentityLogin({ state: "none" });
  else await (await loginReturn)();
}

/** Loads what handles the return from the identity login. Without a connection the page says so: a reload sends the code. */
const loadLoginReturn = (): Promise<() => Promise<void> | void> =>
  import("./identityLogin.ts").then(
    ({ handleLoginReturn }) => handleLoginReturn,
    () => () => setIdentityLogin({ state: "rejected", failure: { kind: "offline" } }),
  );
