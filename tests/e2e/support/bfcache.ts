import type { BrowserContext, Page } from "playwright-core";
import { waitForExpect } from "./waitForExpect.ts";

type Restoration = { persisted?: boolean; reasons?: unknown };

/** Records in each page whether it came from the back/forward cache, or why not. */
export const observeRestoration = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
        notRestoredReasons?: unknown;
      })[];
      Object.assign(window, { persisted, reasons: navigation?.notRestoredReasons });
    });
  });

/** Goes back, and expects that the page comes from the back/forward cache. */
export async function goBackFromCache(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await waitForExpect(() =>
    page.evaluate(() => {
      const { persisted, reasons } = window as unknown as Restoration;
      return [persisted, reasons];
    }),
  ).toEqual([true, null]);
}
