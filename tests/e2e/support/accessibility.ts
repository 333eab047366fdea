import { join } from "node:path";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

let screenshotCount = 0;

/** The accessibility rules that the page as it is now breaks, one line each. With `PICTURES=folder` the page is kept as a picture. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  const folder = process.env["PICTURES"];
  if (folder !== undefined) {
    const name = `${expect.getState().currentTestName ?? ""} ${(screenshotCount += 1)}`
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .slice(-120);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  // Half a megabyte: a page that is looked at several times is given it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Half faded in, everything is pale: what moves once comes to its rest first.
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    const { violations: broken } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return broken.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary?.replaceAll(/\s+/g, " ")})`).join("; ")}`,
    );
  });
}
