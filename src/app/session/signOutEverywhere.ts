import { redirectToLogout } from "../../auth/logoutRedirect.ts";
import { signOut } from "../../auth/session.ts";
import { listDraftKeys } from "../../config/storage.ts";
import { hasUnsavedChanges } from "../../state/unsavedChanges.ts";

/**
 * Signs out of the portal, and of the state identity provider when the session came from there. Asks before it removes what
 * was entered and is nowhere else.
 */
export function signOutEverywhere(): void {
  void signOutIfConfirmed();
}

async function signOutIfConfirmed(): Promise<void> {
  if (!(await canDiscardEntries())) return;
  const { viaIdentity } = await signOut();
  if (viaIdentity) redirectToLogout();
}

/** Resolves to whether what was entered may be removed; also when the question cannot be loaded, such as without a connection. */
const canDiscardEntries = async (): Promise<boolean> =>
  (!hasUnsavedChanges() && listDraftKeys().length === 0) ||
  import("./confirmSignOut.ts").then(({ confirmSignOut }) => confirmSignOut()).catch(() => true);
