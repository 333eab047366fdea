import { tabStore } from "../../config/storage.ts";

/** Keeps the present address, so that signing in can return to it. It never comes from a link: only from where one was. */
export function saveReturnPath(): void {
  tabStore.set("returnTo", location.pathname + location.search);
}
