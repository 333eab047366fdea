import { redirectToLogout } from "../../auth/logoutRedirect.ts";
import { signOut } from "../../auth/session.ts";
import { listDraftKeys } from "../../config/storage.ts";
import { confirmLeave } from "../../state/unsavedChanges.ts";

/**
 * Signs out of the portal, and of the state identity provider when the session came from there. Asks before it removes what
 * was entered and is nowhere else.
 */
export function signOutEverywhere(): void {
  void signOutIfConfirmed();
}

async function signOutIfConfirmed(): Promise<void> {
  if (!(await confirmLeave()) || !(await mayRemoveDrafts())) return;
  const { viaIdentity } = await signOut();
  if (viaIdentity) redirectToLogout();
}

/** Resolves to whether the drafts of this tab may be removed; also without a connection, when the question cannot be loaded. */
const mayRemoveDrafts = async (): Promise<boolean> =>
  listDraftKeys().length === 0 ||
  import("./confirmDraftRemoval.ts").then(({ confirmDraftRemoval }) => confirmDraftRemoval()).catch(() => true);
