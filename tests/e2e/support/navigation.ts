import type { Page } from "playwright-core";
import type { WebsitePreferences } from "../../../src/config/preferences.ts";
import { waitForPage } from "./locators.ts";

/** Goes to an address as the portal's own links do, without loading the page anew, and waits until everything on it has come. Answers its heading. */
export async function navigateTo(page: Page, path: string): Promise<string> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  return waitForPage(page);
}

/** Changes how the page that is open looks, as the accessibility panel of another tab does; what is not named is as usual. */
export async function changeStoredPreferences(page: Page, preferences: Partial<WebsitePreferences>): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.setItem("websitePreferences", kept);
    dispatchEvent(new StorageEvent("storage", { key: "websitePreferences" }));
  }, JSON.stringify(preferences));
}
