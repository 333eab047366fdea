import { getStoredLanguage } from "../i18n/language.ts";
import { paths } from "../config/paths.ts";
import { requireSettings } from "../config/settings.ts";
import { deviceStore, tabStore } from "../config/storage.ts";
import { hasStoredSession } from "./sessionStore.ts";

/** Returns the URL to which the state identity login returns. */
export const getLoginReturnUrl = (): string => location.origin + paths.identityReturn;

/**
 * Redirects to the state identity login. It returns with a code, or without one when the visitor cancels. Rejects while the
 * settings cannot be read.
 */
export function redirectToLogin(): Promise<void> {
  forgetLoginReturns();
  return leaveForLogin((url) => location.assign(url));
}

/** Resets the count of returns from the login, because somebody is signed in. */
export const forgetLoginReturns = (): void => tabStore.set("failedLoginReturns", null);

/** Leaves for the state identity login. `leave` opens its URL. Rejects while the settings, which have it, cannot be read. */
export async function leaveForLogin(leave: (url: string) => void): Promise<void> {
  const { identityLoginUrl } = await requireSettings();
  // With the time of the start: a login is not completed later than half an hour after it.
  const state = `${Date.now()}-${createNonce()}`;
  // The return must not report the end of an earlier session.
  tabStore.set("sessionOfTab", null);
  tabStore.set("pendingSignIn", state);
  // A session keeps the id of its own login.
  if (!hasStoredSession()) deviceStore.set("asanLoginId", state);
  leave(withQuery(identityLoginUrl, { redirect: getLoginReturnUrl(), state, lang: getStoredLanguage() }));
}

/** Returns 32 random bytes as base64url. */
const createNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Returns the URL of an address with these parameters. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
