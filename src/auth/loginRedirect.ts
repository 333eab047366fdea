import { getStoredLanguage } from "../i18n/language.ts";
import { paths } from "../config/paths.ts";
import { getSettings, waitForSettings } from "../config/settings.ts";
import { deviceStore, tabStore } from "../config/storage.ts";

/**
 * How often the identity login may return without a signed-in user before a tab is no longer redirected automatically.
 * Returns are counted, and not time: whoever opens a second protected page at once is redirected too.
 */
const maxFailedReturns = 2;

/** Returns the URL to which the state identity login returns. */
export const getLoginReturnUrl = (): string => location.origin + paths.identityReturn;

/** Redirects to the state identity login. It returns with a code, or without one when the visitor cancels. */
export function redirectToLogin(): Promise<void> {
  forgetLoginReturns();
  return leaveForLogin((url) => location.assign(url));
}

/**
 * Redirects from a protected page to the login. Replaces the page in the history: Back would only redirect again. Returns
 * false, and does nothing, when the login has returned twice without a signed-in user.
 */
export function redirectToLoginAutomatically(): boolean {
  // The tab has left for the login, and is here again without the result: the login returned to another page.
  if (tabStore.get("pendingSignIn") !== null) recordLoginReturn();
  if (countFailedReturns() >= maxFailedReturns) return false;
  void leaveForLogin((url) => location.replace(url));
  return true;
}

const countFailedReturns = (): number => Number(tabStore.get("failedLoginReturns")) || 0;

/** Counts a return from the login. A user that could be read resets the count. */
export const recordLoginReturn = (): void => tabStore.set("failedLoginReturns", String(countFailedReturns() + 1));

/** Resets the count of returns from the login, because somebody is signed in. */
export const forgetLoginReturns = (): void => tabStore.set("failedLoginReturns", null);

async function leaveForLogin(leave: (url: string) => void): Promise<void> {
  const { identityLoginUrl } = await waitForSettings();
  const state = createNonce();
  tabStore.set("pendingSignIn", JSON.stringify({ state, at: Date.now() }));
  deviceStore.set("asanLoginId", state);
  leave(withQuery(identityLoginUrl, { redirect: getLoginReturnUrl(), state, lang: getStoredLanguage() }));
}

/** Redirects to the single sign-out of the state identity, which returns to the home page. */
export function redirectToLogout(): void {
  location.assign(
    withQuery(getSettings().identityLogoutUrl, { redirect: location.origin + paths.home, lang: getStoredLanguage() }),
  );
}

/** Returns 32 random bytes as base64url. */
const createNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
