import type { Page } from "playwright-core";
import { firstViewMs } from "../../../src/components/loading/firstView.ts";

/**
 * Keeps the time of the first view from ending in this page, so that a slow machine does not load the rest of the page while
 * the first requests are counted. An interaction still ends it.
 */
export async function keepFirstView(page: Page): Promise<void> {
  await page.addInitScript((endMs) => {
    const startTimer = globalThis.setTimeout;
    const start = (run: () => void, delayMs?: number) => (delayMs === endMs ? 0 : startTimer(run, delayMs));
    globalThis.setTimeout = start as typeof setTimeout;
  }, firstViewMs);
}
