import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { toPlainText } from "../../api/toPlainText.ts";
import { initSession } from "../../auth/initSession.ts";
import { getSessionUser, getUserKey, hasStoredSession, sessionStore, type User } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { endFirstView } from "../../components/loading/firstView.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { parseLanguage } from "../../i18n/language.ts";
import { useSetLanguage } from "../../i18n/LanguageProvider.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";
import { viewState } from "../../state/viewState.ts";
import { getUserName } from "../../auth/userName.ts";

/**
 * Restores the session, asks for a confirmation before a link of the other portal signs somebody in, and applies the language
 * of the account.
 */
export default function SessionStart(): ReactNode {
  const t = useT();
  useAccountLanguage();
  const confirmUser = useEffectEvent((user: User) =>
    requestConfirmation({
      // Whoever registers an account chooses its name, but not an e-mail address of somebody else.
      message: t("session.continueAs", {
        name: [toPlainText(getUserName(t, user)), user.foreign && user.email].filter(Boolean).join(", "),
      }),
      acceptLabel: t("session.continue"),
      rejectLabel: t("session.notMe"),
    }),
  );
  useEffect(() => {
    const onEnd = (): void => {
      // index.html has hidden the sign-in links where tokens are stored. From now on React decides.
      delete document.documentElement.dataset["signedIn"];
      // The effects of the session say at once why somebody is not signed in.
      if (getSessionUser(sessionStore.current) === undefined) endFirstView();
    };
    initSession((user) => confirmUser(user)).then(onEnd, (error: unknown) => {
      onEnd();
      throw error;
    });
  }, []);
  return null;
}

/** Applies the language of the account at sign-in, unless one was chosen while the user of the stored session was not known. */
function useAccountLanguage(): void {
  const setLanguage = useSetLanguage();
  const user = useUser();
  const userKey = user && getUserKey(user);
  const language = useLanguage();
  const { chosenLanguage } = useSnapshot(viewState);
  const isChosenBeforeUser = useRef(false);
  const updateIsChosenBeforeUser = useEffectEvent(() => {
    isChosenBeforeUser.current = user === undefined && hasStoredSession();
  });
  useEffect(() => {
    if (chosenLanguage !== undefined) updateIsChosenBeforeUser();
  }, [chosenLanguage]);
  const applyAccountLanguage = useEffectEvent(async (key: string) => {
    if (chosenLanguage !== undefined && isChosenBeforeUser.current) {
      isChosenBeforeUser.current = false;
      // SessionEffects saves the chosen language then.
      viewState.languageAppliedFor = key;
      return;
    }
    viewState.chosenLanguage = undefined;
    const accountLanguage = parseLanguage(user?.language.isoCode);
    // The whole page changes.
    if (accountLanguage !== language) endFirstView();
    await setLanguage(accountLanguage);
    viewState.languageAppliedFor = key;
  });
  // Only at sign-in: a later read of the user must not undo a choice that is not saved yet.
  useEffect(() => {
    viewState.languageAppliedFor = undefined;
    if (userKey !== undefined) void applyAccountLanguage(userKey);
  }, [userKey]);
}
