import { getStoredLanguage } from "../i18n/language.ts";
import { paths } from "../config/paths.ts";
import { getSettings, waitForSettings } from "../config/settings.ts";
import { deviceStore, tabStore } from "../config/storage.ts";

/** The minimum time between automatic redirects of a tab to the identity login, in milliseconds. */
const automaticRedirectIntervalMs = 60_000;

/** Returns the URL to which the state identity login returns. */
export const getLoginReturnUrl = (): string => location.origin + paths.identityReturn;

/** Redirects to the state identity login. It returns with a code, or without one when the visitor cancels. */
export async function redirectToLogin(): Promise<void> {
  const { identityLoginUrl } = await waitForSettings();
  const state = createNonce();
  tabStore.set("pendingSignIn", JSON.stringify({ state, at: Date.now() }));
  deviceStore.set("asanLoginId", state);
  location.assign(withQuery(identityLoginUrl, { redirect: getLoginReturnUrl(), state, lang: getStoredLanguage() }));
}

/** Redirects from a protected page to the login. Returns false, and does nothing, within a minute of the last redirect. */
export function redirectToLoginOnce(): boolean {
  const lastRedirectMs = Number(tabStore.get("automaticSignIn") ?? 0);
  if (Date.now() - lastRedirectMs < automaticRedirectIntervalMs) return false;
  tabStore.set("automaticSignIn", String(Date.now()));
  void redirectToLogin();
  return true;
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
