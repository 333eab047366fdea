import type { Page } from "playwright-core";
import type { WebsitePreferences } from "../../../src/config/preferences.ts";
import { withoutLanguage } from "../../../src/i18n/languagePaths.ts";
import { waitForPage } from "./locators.ts";

/**
 * Navigates on the client side, without loading the document, and waits for the page. Returns the text of its heading.
 */
export async function navigateTo(page: Page, path: string): Promise<string> {
  await page.evaluate((url) => history.pushState(null, "", url), path);
  return waitForPage(page);
}

/** Returns the path of the open page, without the language of its address. */
export const getPath = (page: Page): string => withoutLanguage(new URL(page.url()).pathname);

/** Returns the path and the query of the open page, without the language of its address. */
export const getAddress = (page: Page): string => getPath(page) + new URL(page.url()).search;

/** Changes the display preferences of the open page, as another tab does. Omitted preferences get their default. */
export async function changeStoredPreferences(page: Page, preferences: Partial<WebsitePreferences>): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem("websitePreferences", value);
    dispatchEvent(new StorageEvent("storage", { key: "websitePreferences" }));
  }, JSON.stringify(preferences));
}

/** Resolves when the server has confirmed the subscription of the next connection. */
export const waitForSubscription = (page: Page): Promise<unknown> =>
  page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
