import { paths } from "../../config/paths.ts";
import { tabStore } from "../../config/storage.ts";
import { matchPath } from "./routeMatch.ts";

/** Returns the path to open after sign-in, and forgets it: the protected page that required it, or the services page. */
export function takeReturnPath(): string {
  const returnPath = tabStore.get("returnTo");
  tabStore.set("returnTo", null);
  return returnPath !== null && isProtectedPath(returnPath) ? returnPath : paths.eServices;
}

/** Returns whether a URL is a path of a protected page of this portal. */
export function isProtectedPath(url: string): boolean {
  // Storage is not trusted: an absolute or protocol-relative URL would be an open redirect.
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(url)) return false;
  const { pathname, origin } = new URL(url, "https://portal.invalid");
  if (origin !== "https://portal.invalid") return false;
  const match = matchPath(pathname);
  if ("redirectTo" in match) return isProtectedPath(match.redirectTo);
  return match.name !== undefined && match.route.access !== "public";
}
