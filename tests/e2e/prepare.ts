import { findBrowser } from "../support/browser.ts";
import setup from "./setup.ts";

/*
 * Prepares the e2e tests in a process of its own, while other tests run: builds and browser. With `--full-browser`, also for
 * those that the headless shell cannot run.
 */
await setup();
if (process.argv.includes("--full-browser")) findBrowser(true);
