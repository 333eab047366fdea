import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal({ enableBfcache: true });

test("shows a visitor the page from the back/forward cache, as the portal serves it", async () => {
  const { context, page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /sandboxed/ });
  await context.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
        notRestoredReasons?: unknown;
      })[];
      Object.assign(window, { persisted, reasons: navigation?.notRestoredReasons });
    });
  });
  await page.goto(paths.faq);
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  // With everything that the page loads after its first view.
  await page.waitForLoadState("networkidle");
  await page.goto("/config.json");
  await page.goBack({ waitUntil: "commit" });
  await waitForExpect(() =>
    page.evaluate(() => {
      const { persisted, reasons } = window as unknown as { persisted?: boolean; reasons?: unknown };
      return [persisted, reasons];
    }),
  ).toEqual([true, null]);
  expect(await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).isVisible()).toBe(true);
});
