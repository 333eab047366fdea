import { getSessionUser, getUserKey, sessionStore } from "../../auth/sessionStore.ts";
import { listDraftKeys } from "../../config/storage.ts";
import { readDraftState } from "../../forms/deviceDraft.ts";
import { requestLanguage } from "../../i18n/language.ts";
import { createTranslator } from "../../i18n/IntlProvider.tsx";
import { loadMessages } from "../../i18n/messages.ts";
import { requestConfirmation } from "../../state/confirmation.ts";

/** Resolves to whether the drafts of this tab may be removed: at once, or after a confirmation when the server lacks changes. */
export async function confirmDraftRemoval(): Promise<boolean> {
  const user = getSessionUser(sessionStore.current);
  const isUnsaved = (form: string): boolean =>
    user !== undefined && readDraftState(form, getUserKey(user)).isUnsaved === true;
  if (!listDraftKeys().some((key) => isUnsaved(key.replace(/^draft:|\/state$/g, "")))) return true;
  const language = requestLanguage();
  const t = createTranslator(language, await loadMessages(language));
  return requestConfirmation({
    message: t("form.leave"),
    acceptLabel: t("form.leaveYes"),
    rejectLabel: t("form.leaveNo"),
  });
}
