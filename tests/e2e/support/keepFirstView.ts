import type { Page } from "playwright-core";
import { firstViewMs } from "../../../src/components/loading/firstView.ts";

/**
 * Keeps the first view from ending in this page by its time, or by an event of the pointer or of scrolling, so that a slow
 * machine does not load the rest of the page while the first requests are counted. A press or a key still ends it.
 */
export async function keepFirstView(page: Page): Promise<void> {
  await page.addInitScript((endMs) => {
    const startTimer = globalThis.setTimeout;
    const start = (run: () => void, delayMs?: number) => (delayMs === endMs ? 0 : startTimer(run, delayMs));
    globalThis.setTimeout = start as typeof setTimeout;
    for (const type of ["pointermove", "scroll"])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }, firstViewMs);
}
