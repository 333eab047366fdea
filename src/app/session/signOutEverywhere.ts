import { redirectToLogout } from "../../auth/loginRedirect.ts";
import { signOut } from "../../auth/session.ts";

/** Signs out: everything personal is forgotten and home is shown; whoever came by the state identity also leaves that. */
export function signOutEverywhere(): void {
  void signOut().then(({ viaIdentity }) => {
    if (viaIdentity) redirectToLogout();
  });
}
