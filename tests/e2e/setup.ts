import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../deploy/build.ts";
import { findBrowser } from "../support/browser.ts";

/** Prepares the e2e tests, and does so again before Vitest repeats some of them (`--watch`). */
export default async function setup(project?: Pick<TestProject, "onTestsRerun">): Promise<void> {
  let preparing = prepare();
  // A build that fails ends neither the watch nor the builds after it: the tests run with the build before.
  const prepareAgain = (): Promise<void> => prepare().catch((error: unknown) => console.error(error));
  // Files that change during a build request another run.
  project?.onTestsRerun(() => (preparing = preparing.then(prepareAgain)));
  await preparing;
}

/** Builds each portal whose sources have changed, and installs a browser where there is none. */
async function prepare(): Promise<void> {
  const testedCompanyId = process.env["VITE_COMPANY_ID"];
  for (const kind of ["competition", "quality", "demo"] as const) await buildIfStale(kind, console.log);
  // A build sets `VITE_COMPANY_ID` to the portal that it builds. The tests read the same variable to select the portal
  // under test.
  if (testedCompanyId === undefined) delete process.env["VITE_COMPANY_ID"];
  else process.env["VITE_COMPANY_ID"] = testedCompanyId;
  findBrowser(process.env["HEADED"] === "1");
}
