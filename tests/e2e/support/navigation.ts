import type { Page } from "playwright-core";
import type { WebsitePreferences } from "../../../src/config/preferences.ts";
import { arrived } from "./locators.ts";

/** Goes to an address as the portal's own links do, without loading the page anew, and waits until everything on it has come. Answers its heading. */
export async function go(page: Page, address: string): Promise<string> {
  await page.evaluate((to) => history.pushState(null, "", to), address);
  return arrived(page);
}

/** Changes how the page that is open looks, as the accessibility panel of another tab does; what is not named is as usual. */
export async function prefer(page: Page, wish: Partial<WebsitePreferences>): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.setItem("websitePreferences", kept);
    dispatchEvent(new StorageEvent("storage", { key: "websitePreferences" }));
  }, JSON.stringify(wish));
}
