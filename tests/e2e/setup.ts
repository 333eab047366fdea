import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../deploy/build.ts";
import { startBrowser } from "../support/browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the one browser listens for the tests. */
    browser: string;
  }
}

/** Builds the portal when its sources have changed, and starts one browser for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const tested = process.env["VITE_COMPANY_ID"];
  for (const kind of ["competition", "quality", "demo"] as const) await buildIfStale(kind, console.log);
  // A build says there which portal it builds; the tests read there which one they try.
  if (tested === undefined) delete process.env["VITE_COMPANY_ID"];
  else process.env["VITE_COMPANY_ID"] = tested;
  const browser = await startBrowser();
  project.provide("browser", browser.wsEndpoint());
  return () => browser.close();
}
