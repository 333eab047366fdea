import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../deploy/build.ts";
import { startBrowser } from "../support/browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** WebSocket endpoint of the shared browser. */
    browser: string;
  }
}

/**
 * Arguments for a browser that opens many pages for a short time: optimising compilers, and a process for the network,
 * would take more time than they save.
 */
const cheapBrowserArgs = [
  "--js-flags=--no-maglev --no-opt --single-threaded",
  "--enable-features=NetworkServiceInProcess2",
];

/** Builds each portal whose sources have changed, and starts one browser for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const testedCompanyId = process.env["VITE_COMPANY_ID"];
  for (const kind of ["competition", "quality", "demo"] as const) await buildIfStale(kind, console.log);
  // A build sets `VITE_COMPANY_ID` to the portal that it builds. The tests read the same variable to select the portal
  // under test.
  if (testedCompanyId === undefined) delete process.env["VITE_COMPANY_ID"];
  else process.env["VITE_COMPANY_ID"] = testedCompanyId;
  const browser = await startBrowser({ headed: process.env["HEADED"] === "1", extraArgs: cheapBrowserArgs });
  project.provide("browser", browser.wsEndpoint());
  return () => browser.close();
}
