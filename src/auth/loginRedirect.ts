import { proxy } from "valtio";
import { getStoredLanguage } from "../i18n/language.ts";
import { requireSettings } from "../config/settings.ts";
import { deviceStore, tabStore } from "../config/storage.ts";
import {
  forgetLoginReturns,
  getLoginReturnUrl,
  hasLoginFailedTooOften,
  recordLoginReturn,
  withQuery,
} from "./loginReturns.ts";
import { forgetSessionOfTab } from "./sessionOfTab.ts";
import { hasStoredSession } from "./sessionStore.ts";

const mutableBlockedLogins = proxy({ count: 0 });

/** How often a visitor asked for a login that could not be completed: `useSnapshot(blockedLogins).count`. */
export const blockedLogins: { readonly count: number } = mutableBlockedLogins;

/**
 * Redirects to the state identity login. It returns with a code, or without one when the visitor cancels. A login that could
 * not be completed is only counted: a banner says why. Rejects while the settings cannot be read.
 */
export async function redirectToLogin(): Promise<void> {
  forgetLoginReturns();
  if (canCompleteLogin()) await leaveForLogin((url) => location.assign(url));
  else mutableBlockedLogins.count += 1;
}

/**
 * Redirects from a protected page to the login. Replaces the page in the history: Back would only redirect again. Returns
 * false, and does nothing, when the login has returned twice without a signed-in user or could not be completed.
 */
export function redirectToLoginAutomatically(): boolean {
  // The tab has left for the login, and is here again without the result: the login returned to another page.
  if (tabStore.get("pendingSignIn") !== null) recordLoginReturn();
  if (hasLoginFailedTooOften() || !canCompleteLogin()) return false;
  // The page has a button for another attempt.
  leaveForLogin((url) => location.replace(url)).catch(() => undefined);
  return true;
}

/** Returns whether a return from the login can be known as one: the browser keeps its state in the tab or on the device. */
export const canCompleteLogin = (): boolean => tabStore.isKept() || deviceStore.isKept();

/** Leaves for the state identity login. `leave` opens its URL. Rejects while the settings, which have it, cannot be read. */
async function leaveForLogin(leave: (url: string) => void): Promise<void> {
  const { identityLoginUrl } = await requireSettings();
  // With the time of the start: a login is not completed later than half an hour after it.
  const state = `${Date.now()}-${createNonce()}`;
  // The return must not report the end of an earlier session.
  forgetSessionOfTab();
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
