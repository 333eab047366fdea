import { paths } from "../config/paths.ts";
import { getSettings } from "../config/settings.ts";
import { getStoredLanguage } from "../i18n/language.ts";
import { withQuery } from "./loginReturns.ts";

/** Redirects to the single sign-out of the state identity, which returns to the home page. */
export function redirectToLogout(): void {
  location.assign(
    withQuery(getSettings().identityLogoutUrl, { redirect: location.origin + paths.home, lang: getStoredLanguage() }),
  );
}
