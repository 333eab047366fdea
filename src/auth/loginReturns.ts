import { paths } from "../config/paths.ts";
import { tabStore } from "../config/storage.ts";

/**
 * How often the identity login may return without a signed-in user before a tab is no longer redirected automatically.
 * Returns are counted, and not time: whoever opens a second protected page at once is redirected too.
 */
const maxFailedReturns = 2;

/** Returns the URL to which the state identity login returns. */
export const getLoginReturnUrl = (): string => location.origin + paths.identityReturn;

const countFailedReturns = (): number => Number(tabStore.get("failedLoginReturns")) || 0;

/** Returns whether the login has returned too often without a signed-in user. */
export const hasLoginFailedTooOften = (): boolean => countFailedReturns() >= maxFailedReturns;

/** Counts a return from the login. A user that could be read resets the count. */
export const recordLoginReturn = (): void => tabStore.set("failedLoginReturns", String(countFailedReturns() + 1));

/** Resets the count of returns from the login, because somebody is signed in. */
export const forgetLoginReturns = (): void => tabStore.set("failedLoginReturns", null);

/** Returns the URL of an address with these parameters. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
