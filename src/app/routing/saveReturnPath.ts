import { getCurrentPath } from "../../i18n/languagePaths.ts";
import { tabStore } from "../../config/storage.ts";

/** Stores the current path and query string for `takeReturnPath`. No link can set it, so it is no open redirect. */
export function saveReturnPath(): void {
  tabStore.set("returnTo", getCurrentPath() + location.search);
}
