import type { Locator, Page } from "playwright-core";
import { messagesByLanguage } from "./portal.ts";
import type { Language } from "../../../src/i18n/language.ts";
import { waitForExpect } from "./waitForExpect.ts";

/** The page's one main heading. */
export const getPageHeading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** What the page says in large letters where its content would stand: that there is nothing, that one is not signed in. */
export const getEmptyStateHeading = (page: Page, text: string): Locator =>
  page.getByRole("main").getByRole("heading", { level: 2, name: text });

/** A message among the notifications, by its title. */
export const getNotificationHeading = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("heading", { level: 3, name: title });

/** The short messages at the bottom right. */
export const getToasts = (page: Page, language: Language): Locator =>
  page.getByRole("region", { name: messagesByLanguage[language]["toasts.label"], includeHidden: true });

/** The header's menu of whoever is signed in, by their name. */
export const getAccountButton = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("button", { name });

/** The header's sign-in with the state identity, which a visitor is offered. */
export const getSignInButton = (page: Page, language: Language): Locator =>
  page.getByRole("banner").getByRole("button", { name: messagesByLanguage[language]["signIn.identity"], exact: true });

/** The header's way to the notifications, with the count of those that wait. */
export const getNotificationsLink = (page: Page, language: Language): Locator =>
  page.getByRole("banner").getByRole("link", { name: messagesByLanguage[language]["screen.notifications.title"] });

/** What the entries of a list say, in the order in which they are read. */
export const getFirstLines = async (entries: Locator): Promise<string[]> =>
  (await entries.allInnerTexts()).map((text) => text.trim().split("\n")[0] ?? "");

/** Whether the keyboard is at this element. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Waits until the page has its heading and nothing on it is on its way any more; answers the heading's words. */
export async function waitForPage(page: Page): Promise<string> {
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await title.waitFor();
  // Until then a part of the page drawn in advance is waiting for its script.
  await waitForExpect(() => page.locator("[aria-busy=true], [data-asleep]").count()).toBe(0);
  return title.innerText();
}
