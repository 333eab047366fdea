import { storedLanguage } from "../i18n/language.ts";
import { paths } from "../config/paths.ts";
import { getSettings, whenSettingsLoaded } from "../config/settings.ts";
import { deviceStore, tabStore } from "../config/storage.ts";

/** The portal sends a tab to the identity login of its own accord at most once a minute; asking again is the visitor's. */
const automaticRedirectIntervalMs = 60_000;

/** Where the state identity returns to. */
export const loginReturnUrl = (): string => location.origin + paths.identityReturn;

/** Leaves for the state identity login. It returns to the portal with a code, or with the visitor's refusal. */
export async function redirectToLogin(): Promise<void> {
  const { identityLoginUrl } = await whenSettingsLoaded();
  const state = createNonce();
  tabStore.set("pendingSignIn", JSON.stringify({ state, at: Date.now() }));
  deviceStore.set("asanLoginId", state);
  location.assign(withQuery(identityLoginUrl, { redirect: loginReturnUrl(), state, lang: storedLanguage() }));
}

/** The same without being asked, from a protected page. Answers false, and stays, when it did so less than a minute ago. */
export function redirectToLoginOnce(): boolean {
  const last = Number(tabStore.get("automaticSignIn") ?? 0);
  if (Date.now() - last < automaticRedirectIntervalMs) return false;
  tabStore.set("automaticSignIn", String(Date.now()));
  void redirectToLogin();
  return true;
}

/** Leaves for the single sign-out of the state identity, which returns to the portal's home page. */
export function redirectToLogout(): void {
  location.assign(
    withQuery(getSettings().identityLogoutUrl, { redirect: location.origin + paths.home, lang: storedLanguage() }),
  );
}

/** 32 random bytes, base64url. */
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
