import { describe, expect, test } from "vitest";
import type { Page, Route } from "playwright-core";
import { paths } from "../../src/config/paths.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";
import { getField, fillForm } from "./support/accountForms.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { waitForFrames } from "./support/waitForFrames.ts";

const portal = setUpPortal({ usesNewContexts: true });
const messages = messagesByLanguage.az;

/** An open tab, and what it has loaded. */
type OpenTab = { page: Page; publishRelease: () => void; documentLoadCount: () => number };

/** Opens a tab on a server that renames all files with every release, and removes the previous ones unless it keeps them. */
async function openTab({ keepsFiles = false } = {}): Promise<OpenTab> {
  const { page } = await portal.newVisitor({ language: "az", expectedConsoleErrors: /404|Failed to (load|fetch)/ });
  let [currentRelease, documentCount] = [1, 0];
  const renameAssets = (text: string, release: number): string =>
    text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1.r${release}.$2`);
  const respond = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const [, release] = /\.r(\d+)\.(?:js|css)$/.exec(url.pathname) ?? [];
    const isRemoved = release !== undefined && Number(release) !== currentRelease && !keepsFiles;
    if (isRemoved) return route.fulfill({ status: 404, body: "" });
    const response = await fetchWithRetry(route, url.origin + url.pathname.replace(/\.r\d+(?=\.)/, "") + url.search);
    if (route.request().resourceType() === "document") documentCount += 1;
    return route.fulfill({ response, body: renameAssets(await response.text(), Number(release ?? currentRelease)) });
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
      // Chunks that the page now requests no longer exist, such as the dialog before leaving: the browser asks instead.
      // Answered at once: a click can wait for the navigation, which waits for the answer.
      const answered = page.waitForEvent("dialog").then((question) => question.dismiss());
      await page.getByRole("banner").getByRole("link", { name: messages["page.faq.title"] }).click();
      await answered;
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

describe("a tab whose requests get responses that it does not understand", () => {
  const rates = /exchange-rates\/public/;
  const getBanner = (page: Page) => page.getByRole("status").getByText(messages["release.outdated"]);

  /** Opens the page of the exchange rates in a tab, after a release and without one. */
  async function openRates({ hasNewRelease }: { hasNewRelease: boolean }): Promise<OpenTab> {
    const tab = await openTab({ keepsFiles: true });
    const { page } = tab;
    await page.goto(paths.faq);
    await page.waitForLoadState("networkidle");
    if (hasNewRelease) tab.publishRelease();
    await page.route(rates, (route) => route.fulfill({ json: 7 }));
    const releaseRead = page.waitForResponse(`${portal.origin}/`);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: messages["page.exchangeRates.title"] }).click();
    await (await releaseRead).finished();
    return tab;
  }

  test("says that the portal has a newer release, and reloads the page on request", async () => {
    const { page, documentLoadCount } = await openRates({ hasNewRelease: true });
    await getBanner(page).waitFor();
    const before = documentLoadCount();
    await page.unroute(rates);
    await page.getByRole("status").getByRole("button", { name: messages["action.reload"] }).click();
    await waitForExpect(() => getBanner(page).count()).toBe(0);
    await page.getByRole("main").getByRole("table").waitFor();
    await page.waitForLoadState("networkidle");
    expect(documentLoadCount()).toBe(before + 1);
  });

  test("says nothing of a release without a newer one", async () => {
    const { page } = await openRates({ hasNewRelease: false });
    await page.getByRole("main").getByRole("button", { name: messages["action.tryAgain"] }).waitFor();
    await page.waitForLoadState("networkidle");
    await waitForFrames(page);
    expect(await getBanner(page).count()).toBe(0);
  });
});

test("says that the portal has a newer release when the tab is shown again after an hour", async () => {
  const { page, publishRelease } = await openTab({ keepsFiles: true });
  await page.clock.install();
  await page.goto(paths.faq);
  await page.waitForLoadState("networkidle");
  publishRelease();
  const show = (state: string): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  await page.clock.fastForward("01:00:01");
  await show("visible");
  await page.getByRole("status").getByText(messages["release.outdated"]).waitFor();
});
