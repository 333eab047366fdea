import { expect, test } from "vitest";
import type { Page, Route } from "playwright-core";
import { paths } from "../../src/config/paths.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";
import { getField, fillForm } from "./support/accountForms.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.az;
const registrationUrl = `${paths.faq}?dialog=registration`;

/** What a tab that is open has seen. */
type OpenTab = { page: Page; publishRelease: () => void; documentLoadCount: () => number };

/** A visitor's tab, and a server on which every release gives all files other names and removes those of before. */
async function openTab(): Promise<OpenTab> {
  const { page } = await portal.newVisitor({ language: "az", expectedConsoleErrors: /404|Failed to (load|fetch)/ });
  let [current, documents] = [1, 0];
  const named = (text: string): string => text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1.r${current}.$2`);
  const give = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const [, number] = /\.r(\d+)\.(?:js|css)$/.exec(url.pathname) ?? [];
    if (number !== undefined && Number(number) !== current) return route.fulfill({ status: 404, body: "" });
    const answer = await fetchWithRetry(route, url.origin + url.pathname.replace(/\.r\d+(?=\.)/, "") + url.search);
    if (route.request().resourceType() === "document") documents += 1;
    return route.fulfill({ response: answer, body: named(await answer.text()) });
  };
  await page.route(
    (url) =>
      url.origin === portal.origin &&
      !/^\/(api|ws|identity|config|icon|manifest)/.test(url.pathname) &&
      !url.pathname.startsWith("/icons"),
    give,
  );
  return { page, publishRelease: () => (current += 1), documentLoadCount: () => documents };
}

test(
  "under a form that is being filled in release follows release: nothing typed is lost, and the page is read again by nobody but its reader",
  scaledTimeout(60_000),
  async () => {
    const tab = await openTab();
    const { page } = tab;
    await page.goto(registrationUrl);
    for (let round = 1; round <= scaledRuns(3); round += 1) {
      await fillForm(page, "az", "registration", { name: `Emma${round}`, surname: "Lindqvist" });
      const before = tab.documentLoadCount();
      tab.publishRelease();
      // Whatever the form asks for now, such as the question before it is left, may not come any more.
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").first().waitFor();
      await page.waitForTimeout(200);
      expect(tab.documentLoadCount(), "openings of the page by itself").toBe(before);
      await page.reload();
      await page.getByText(messages["form.restored"]).waitFor();
      expect(await getField(page, "az", "registration", "name").inputValue()).toBe(`Emma${round}`);
      recordCases("releases under an open tab", 1);
    }
  },
);

test(
  "a tab that is open goes on after every release, and is read again once at most",
  scaledTimeout(60_000),
  async () => {
    const tab = await openTab();
    const { page } = tab;
    const ways = ["eServices", "news", "faq", "standards", "marketPrices"] as const;
    await page.goto(paths.home);
    for (let round = 1; round <= scaledRuns(3); round += 1) {
      const before = tab.documentLoadCount();
      tab.publishRelease();
      const way = ways[round % ways.length] ?? "faq";
      await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), paths[way]);
      await getPageHeading(page, messages[`screen.${way}.title`]).waitFor();
      await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
      expect(await page.getByRole("banner").isVisible()).toBe(true);
      expect(tab.documentLoadCount() - before, "openings of the page by itself").toBeLessThanOrEqual(1);
      recordCases("releases under an open tab", 1);
    }
  },
);
