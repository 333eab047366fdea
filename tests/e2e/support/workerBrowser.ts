import type { Browser } from "playwright-core";
import { launchBrowser } from "../../support/browser.ts";

/**
 * Arguments for a browser that opens many pages for a short time: optimising compilers, and a process for the network,
 * would take more time than they save.
 */
const cheapBrowserArgs = [
  "--js-flags=--no-maglev --no-opt --single-threaded",
  "--enable-features=NetworkServiceInProcess2",
];

let browser: Browser | undefined;

/**
 * Returns the browser of this worker, which starts it once for all its test files. It ends with the worker. A browser that
 * all workers share would need a server between them, which takes a tenth of the time.
 */
export async function getWorkerBrowser(): Promise<Browser> {
  if (browser?.isConnected() !== true)
    browser = await launchBrowser({
      headed: process.env["HEADED"] === "1",
      slowMoMs: Number(process.env["SLOWMO"] ?? 0),
      extraArgs: cheapBrowserArgs,
    });
  return browser;
}
