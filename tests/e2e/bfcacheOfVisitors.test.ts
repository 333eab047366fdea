import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { goBackFromCache, observeRestoration } from "./support/bfcache.ts";

const portal = setUpPortal({ enableBfcache: true });

test("shows a visitor the page from the back/forward cache, as the portal serves it", async () => {
  const { context, page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /sandboxed/ });
  await observeRestoration(context);
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  // With everything that the page loads after its first view.
  await page.waitForLoadState("networkidle");
  await page.goto("/config.json");
  await goBackFromCache(page);
  expect(await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).isVisible()).toBe(true);
});
