import { paths } from "../../config/paths.ts";
import { tabStore } from "../../config/storage.ts";
import { matchPath } from "./routeMatch.ts";

/** Where somebody who has just signed in goes: back to the protected page they came from, else to the services. */
export function takeReturnPath(): string {
  const kept = tabStore.get("returnTo");
  tabStore.set("returnTo", null);
  return kept !== null && isProtectedPath(kept) ? kept : paths.eServices;
}

/** Whether an address of this portal is one of its protected screens. */
export function isProtectedPath(address: string): boolean {
  // What the tab kept is read as a path of this portal or not at all.
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address)) return false;
  const { pathname, origin } = new URL(address, "https://portal.invalid");
  if (origin !== "https://portal.invalid") return false;
  const place = matchPath(pathname);
  if ("redirectTo" in place) return isProtectedPath(place.redirectTo);
  return place.name !== undefined && place.route.access !== "public";
}
