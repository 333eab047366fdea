import { redirectToLogout } from "../../auth/logoutRedirect.ts";
import { signOut } from "../../auth/session.ts";

/** Signs out of the portal, and of the state identity provider when the session came from there. */
export function signOutEverywhere(): void {
  void signOut().then(({ viaIdentity }) => {
    if (viaIdentity) redirectToLogout();
  });
}
