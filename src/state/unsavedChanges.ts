import { useBrowserLocation, type BrowserLocationHook } from "wouter/use-browser-location";
import { useLanguage } from "../i18n/IntlProvider.tsx";
import { getCurrentPath, withLanguage, withoutLanguage } from "../i18n/languagePaths.ts";
import { requestConfirmation, type ConfirmationOptions } from "./confirmation.ts";

/** The confirmation before navigation, and the function that discards the changes. */
type UnsavedChanges = { confirmation: ConfirmationOptions; discard: () => void };

let currentChanges: UnsavedChanges | undefined;

/** Makes navigation and closing the dialog require a confirmation. Returns a function that ends this. */
export function registerUnsavedChanges(changes: UnsavedChanges): () => void {
  currentChanges = changes;
  return () => {
    if (currentChanges === changes) currentChanges = undefined;
  };
}

/** Returns whether a reload would lose changes: the browser would ask before it, see `useUnloadWarning`. */
export const hasUnsavedChanges = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Resolves with whether to navigate: at once without unsaved changes, otherwise after a confirmation. */
export async function confirmLeave(): Promise<boolean> {
  const changes = currentChanges;
  if (changes === undefined) return true;
  const isAccepted = await requestConfirmation(changes.confirmation);
  if (isAccepted) {
    changes.discard();
    currentChanges = undefined;
  }
  return isAccepted;
}

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
    if (currentChanges === undefined || isSamePage) go();
    else void confirmLeave().then((isConfirmed) => isConfirmed && go());
  };
  return [withoutLanguage(address), navigateGuarded];
};
