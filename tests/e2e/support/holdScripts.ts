import type { Page } from "playwright-core";

/** Holds back the scripts of the portal, or those of one chunk. Returns a function that releases them. */
export async function holdScripts(page: Page, chunk = ""): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const urls = `**/assets/${chunk}*.js`;
  // The scripts of an earlier document of the page are there.
  await page.unroute(urls);
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
