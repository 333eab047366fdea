import { tabStore } from "../config/storage.ts";
import { leaveForLogin } from "./loginRedirect.ts";

/**
 * How often the identity login may return without a signed-in user before a tab is no longer redirected automatically.
 * Returns are counted, and not time: whoever opens a second protected page at once is redirected too.
 */
const maxFailedReturns = 2;

/**
 * Redirects from a protected page to the login. Replaces the page in the history: Back would only redirect again. Returns
 * false, and does nothing, when the login has returned twice without a signed-in user.
 */
export function redirectToLoginAutomatically(): boolean {
  // The tab has left for the login, and is here again without the result: the login returned to another page.
  if (tabStore.get("pendingSignIn") !== null) recordLoginReturn();
  if (countFailedReturns() >= maxFailedReturns) return false;
  // The page has a button for another attempt.
  leaveForLogin((url) => location.replace(url)).catch(() => undefined);
  return true;
}

const countFailedReturns = (): number => Number(tabStore.get("failedLoginReturns")) || 0;

/** Counts a return from the login. A user that could be read resets the count. */
export const recordLoginReturn = (): void => tabStore.set("failedLoginReturns", String(countFailedReturns() + 1));
