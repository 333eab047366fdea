import { useSnapshot } from "valtio";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";
import { parseLanguage } from "../../i18n/language.ts";
import { viewState } from "../../state/viewState.ts";

/**
 * Returns whether the page has the language of a user's account, or the one that the user has chosen since. Until then, a request
 * for personal data would be sent in another language, and again in that of the account.
 */
export function useHasAccountLanguage(user: User | undefined): boolean {
  const { languageAppliedFor } = useSnapshot(viewState);
  const language = useLanguage();
  if (user === undefined) return true;
  return languageAppliedFor === getUserKey(user) || language === parseLanguage(user.language.isoCode);
}
