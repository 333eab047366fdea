import type { Page, Request } from "playwright-core";
import type { Language } from "../../../src/i18n/language.ts";
import { combineCases } from "../../support/selection.ts";
import { testedLanguages } from "./portal.ts";

/** Counts the hydrations of the page, and sums up its layout shifts. */
export async function observeHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hydration = { count: 0, layoutShift: 0 };
    Object.assign(window, { hydration });
    addEventListener("hydrated", () => (hydration.count += 1));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        hydration.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns how often a page was hydrated, and the sum of its layout shifts. */
export const readHydration = (page: Page): Promise<{ count: number; layoutShift: number }> =>
  page.evaluate(() => (window as unknown as { hydration: { count: number; layoutShift: number } }).hydration);

/** Collects the GET requests that a page sends more than once. Returns a function that stops, and returns them. */
export function collectRepeatedReads(page: Page): () => readonly string[] {
  const seenUrls = new Set<string>();
  const repeatedReads: string[] = [];
  let isPreviousDocument = true;
  const collect = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    // What the previous document requested does not count; what a page requests again after a reload does.
    if (isPreviousDocument && request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      isPreviousDocument = false;
      seenUrls.clear();
    }
    if (request.method() !== "GET" || !pathname.startsWith("/api/")) return;
    if (seenUrls.has(pathname + search)) repeatedReads.push(pathname + search);
    seenUrls.add(pathname + search);
  };
  page.on("request", collect);
  return () => {
    page.off("request", collect);
    return repeatedReads;
  };
}

/** Returns the addresses that a run opens in each language: each address in one language, in a full run in all. */
export const groupByLanguage = (addresses: readonly string[]): [Language, string[]][] =>
  testedLanguages.map((language) => [
    language,
    combineCases(addresses, testedLanguages).flatMap(([address, selected]) => (selected === language ? [address] : [])),
  ]);
