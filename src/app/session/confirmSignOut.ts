import { getSessionUser, getUserKey, sessionStore } from "../../auth/sessionStore.ts";
import { hasUnsavedDrafts } from "../../forms/drafts/unsavedDrafts.ts";
import { requestLanguage } from "../../i18n/language.ts";
import { createTranslator } from "../../i18n/IntlProvider.tsx";
import { loadMessages } from "../../i18n/messages.ts";
import { requestConfirmation } from "../../state/confirmation.ts";
import { getLeaveConfirmation } from "../../state/leaveConfirmation.ts";
import { confirmLeave } from "../../state/unsavedChanges.ts";

/**
 * Resolves to whether a sign-out may remove what was entered in this tab: at once, or after a confirmation when the server lacks
 * some of it. Rejects when the confirmation cannot be loaded.
 */
export async function confirmSignOut(): Promise<boolean> {
  await import("../dialogs/ConfirmDialog.tsx");
  if (!(await confirmLeave())) return false;
  const user = getSessionUser(sessionStore.current);
  if (!hasUnsavedDrafts(user && getUserKey(user))) return true;
  const language = requestLanguage();
  const t = createTranslator(language, await loadMessages(language));
  return requestConfirmation(getLeaveConfirmation(t));
}
