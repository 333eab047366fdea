import { expect, test } from "vitest";
import type { Page, Route } from "playwright-core";
import { paths } from "../../src/config/paths.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";
import { getField, fillForm } from "./support/accountForms.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal({ usesNewContexts: true });
const messages = messagesByLanguage.az;

/** An open tab, and what it has loaded. */
type OpenTab = { page: Page; publishRelease: () => void; documentLoadCount: () => number };

/** Opens a tab on a server that renames all files with every release and removes the previous ones. */
async function openTab(): Promise<OpenTab> {
  const { page } = await portal.newVisitor({ language: "az", expectedConsoleErrors: /404|Failed to (load|fetch)/ });
  let [currentRelease, documentCount] = [1, 0];
  const renameAssets = (text: string): string =>
    text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1.r${currentRelease}.$2`);
  const respond = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const [, release] = /\.r(\d+)\.(?:js|css)$/.exec(url.pathname) ?? [];
    if (release !== undefined && Number(release) !== currentRelease) return route.fulfill({ status: 404, body: "" });
    const response = await fetchWithRetry(route, url.origin + url.pathname.replace(/\.r\d+(?=\.)/, "") + url.search);
    if (route.request().resourceType() === "document") documentCount += 1;
    return route.fulfill({ response, body: renameAssets(await response.text()) });
  };
  await page.route(
    (url) =>
      url.origin === portal.origin &&
      !/^\/(api|ws|identity|config|icon|manifest)/.test(url.pathname) &&
      !url.pathname.startsWith("/icons"),
    respond,
  );
  return { page, publishRelease: () => (currentRelease += 1), documentLoadCount: () => documentCount };
}

test(
  "keeps the input of an open form through releases, and reloads the page only on user action",
  scaleTimeout(60_000),
  async () => {
    const tab = await openTab();
    const { page } = tab;
    await page.goto(paths.registration);
    for (let round = 1; round <= scaleRuns(3); round += 1) {
      await fillForm(page, "az", "registration", { name: `Emma${round}`, surname: "Lindqvist" });
      const before = tab.documentLoadCount();
      tab.publishRelease();
      // Chunks that the page now requests, such as the dialog before leaving, may no longer exist.
      await page.getByRole("banner").getByRole("link", { name: messages["page.faq.title"] }).click();
      await page.waitForLoadState("networkidle");
      expect(tab.documentLoadCount(), "automatic reloads").toBe(before);
      await page.reload();
      await page.getByText(messages["form.restored"]).waitFor();
      expect(await getField(page, "az", "registration", "name").inputValue()).toBe(`Emma${round}`);
      recordCases("releases during an open tab", 1);
    }
  },
);

test("keeps an open tab working after every release, with at most one reload", scaleTimeout(60_000), async () => {
  const tab = await openTab();
  const { page } = tab;
  const routeNames = ["eServices", "news", "faq", "standards", "marketPrices"] as const;
  await page.goto(paths.home);
  for (let round = 1; round <= scaleRuns(3); round += 1) {
    const before = tab.documentLoadCount();
    tab.publishRelease();
    const routeName = routeNames[round % routeNames.length] ?? "faq";
    await page.evaluate((url) => document.querySelector<HTMLElement>(`a[href="${url}"]`)?.click(), paths[routeName]);
    await getPageHeading(page, messages[`page.${routeName}.title`]).waitFor();
    await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    // After a reload the page may show its content before it has loaded, and it loads some messages later. The next
    // release, and the end of the test, remove the renamed files.
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(tab.documentLoadCount() - before, "automatic reloads").toBeLessThanOrEqual(1);
    recordCases("releases during an open tab", 1);
  }
});
