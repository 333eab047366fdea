import { useBrowserLocation, type BrowserLocationHook } from "wouter/use-browser-location";
import { useLanguage } from "../../i18n/IntlProvider.tsx";
import { getCurrentPath, withLanguage, withoutLanguage } from "../../i18n/languagePaths.ts";
import { confirmLeave, requiresConfirmation } from "../../state/unsavedChanges.ts";

/**
 * The location hook of the router. Its paths have no language: it is removed from the address, and added when an address is
 * written. Navigation requires a confirmation while there are unsaved changes.
 */
export const usePortalLocation: BrowserLocationHook = (...options) => {
  const language = useLanguage();
  const [address, navigate] = useBrowserLocation(...options);
  const navigateGuarded: typeof navigate = (to, ...rest) => {
    const target = new URL(to, location.href);
    const isOwnPath = typeof to === "string" && target.origin === location.origin && to.startsWith("/");
    const go = (): void => navigate(isOwnPath ? withLanguage(to, language) : to, ...rest);
    const isSamePage = withoutLanguage(target.pathname) === getCurrentPath();
    if (isSamePage || !requiresConfirmation()) go();
    else void confirmLeave().then((isConfirmed) => isConfirmed && go());
  };
  return [withoutLanguage(address), navigateGuarded];
};
