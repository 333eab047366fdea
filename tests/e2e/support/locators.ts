import type { Locator, Page } from "playwright-core";
import { words } from "./portal.ts";
import type { Language } from "../../../src/i18n/language.ts";
import { soon } from "./waitForExpect.ts";

/** The page's one main heading. */
export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** What the page says in large letters where its content would stand: that there is nothing, that one is not signed in. */
export const message = (page: Page, text: string): Locator => page.getByRole("main").getByRole("heading", { level: 2, name: text });

/** A message among the notifications, by its title. */
export const notice = (page: Page, title: string): Locator => page.getByRole("main").getByRole("heading", { level: 3, name: title });

/** The short messages at the bottom right. */
export const toasts = (page: Page, language: Language): Locator => page.getByRole("region", { name: words[language]["toasts.label"], includeHidden: true });

/** The header's menu of whoever is signed in, by their name. */
export const account = (page: Page, name: string): Locator => page.getByRole("banner").getByRole("button", { name });

/** The header's sign-in with the state identity, which a visitor is offered. */
export const signIn = (page: Page, language: Language): Locator => page.getByRole("banner").getByRole("button", { name: words[language]["signIn.identity"], exact: true });

/** The header's way to the notifications, with the count of those that wait. */
export const bell = (page: Page, language: Language): Locator => page.getByRole("banner").getByRole("link", { name: words[language]["screen.notifications.title"] });

/** What the entries of a list say, in the order in which they are read. */
export const labels = async (entries: Locator): Promise<string[]> => (await entries.allInnerTexts()).map((text) => text.trim().split("\n")[0] ?? "");

/** Whether the keyboard is at this element. */
export const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((node) => node === document.activeElement);

/** Waits until the page has its heading and nothing on it is on its way any more; answers the heading's words. */
export async function arrived(page: Page): Promise<string> {
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await title.waitFor();
  // Until then a part of the page drawn in advance is waiting for its script.
  await soon(() => page.locator("[aria-busy=true], [data-asleep]").count()).toBe(0);
  return title.innerText();
}
