import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { messagesByLanguage } from "./portal.ts";
import type { Language } from "../../../src/i18n/language.ts";
import { waitForExpect } from "./waitForExpect.ts";

/** Returns the `h1` of the page. */
export const getPageHeading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** Returns whether the title of the document begins with the word for an error. */
export const hasErrorTitle = async (page: Page, language: Language): Promise<boolean> =>
  (await page.title()).startsWith(`${messagesByLanguage[language]["form.errorTitle"]} `);

/** Returns the heading of an empty state in the main content, for example "not signed in". */
export const getEmptyStateHeading = (page: Page, text: string): Locator =>
  page.getByRole("main").getByRole("heading", { level: 2, name: text });

/** Returns the heading of a notification by its title. */
export const getNotificationHeading = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("heading", { level: 3, name: title });

/** Waits until the list of notifications has an entry. */
export const waitForNotifications = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();

/** Returns the button that pays the first of the payments due. */
export const getPayButton = (page: Page, language: Language): Locator =>
  page
    .getByRole("main")
    .getByRole("cell")
    .getByRole("button", { name: new RegExp(`^${messagesByLanguage[language]["payment.pay"]} .`) })
    .first();

/** Returns the first switch of the notifications on the page of the personal information, which is saved at once. */
export const getNotificationSwitch = (page: Page): Locator => page.getByRole("main").getByRole("switch").first();

/** Returns the region with the toasts. */
export const getToasts = (page: Page, language: Language): Locator =>
  page.getByRole("region", { name: messagesByLanguage[language]["toasts.label"], exact: true, includeHidden: true });

/** Returns the texts of all toasts, the newest first: an empty text for one that stands behind the newest. */
export const readToasts = (page: Page, language: Language): Promise<string[]> =>
  getToasts(page, language).getByRole("listitem", { includeHidden: true }).allTextContents();

/**
 * Expects that no toast was shown. A press loads the region, which shows what is stored 100 ms after it is in the page: before a
 * timer that starts later. A failure names `place`.
 */
export async function expectNoToasts(page: Page, language: Language, place?: string): Promise<void> {
  await page.keyboard.press("Shift");
  await getToasts(page, language).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await readToasts(page, language), place).toEqual([]);
}

/** Moves the pointer to the newest toast, which stays as long as it has the pointer, so that a slow step cannot outlast it. */
export const keepToasts = (toasts: Locator): Promise<void> => toasts.getByRole("listitem").first().hover();

/** Returns the button in the header that opens the account menu of this user. */
export const getAccountButton = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("button", { name });

/** Returns the header's button for the identity login. */
export const getSignInButton = (page: Page, language: Language): Locator =>
  page.getByRole("banner").getByRole("button", { name: messagesByLanguage[language]["signIn.identity"], exact: true });

/** Returns the header's link to the notifications, which includes the unread count. */
export const getNotificationsLink = (page: Page, language: Language): Locator =>
  page.getByRole("banner").getByRole("link", { name: messagesByLanguage[language]["page.notifications.title"] });

/** Returns the first line of each list entry, in reading order. */
export const getFirstLines = async (entries: Locator): Promise<string[]> =>
  (await entries.allInnerTexts()).map((text) => text.trim().split("\n")[0] ?? "");

/** Returns whether the element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Waits until the page has a heading and nothing is loading. Returns the text of the heading. */
export async function waitForPage(page: Page): Promise<string> {
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await title.waitFor();
  // Prerendered parts have a pending-hydration attribute until their script has run.
  await waitForExpect(() => page.locator("[aria-busy=true], [data-pending-hydration]").count()).toBe(0);
  return title.innerText();
}

/** Answers the question whether the visitor is the user that the other portal has handed over. */
export async function answerCrossPortalQuestion(
  page: Page,
  language: Language,
  answer: "session.continue" | "session.notMe",
): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: messagesByLanguage[language][answer] }).click();
}
