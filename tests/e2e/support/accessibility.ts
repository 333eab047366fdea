import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The minified axe-core: half of `axe.source`. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let screenshotCount = 0;

/** The rules that a whole page has to keep. */
const pageOptions: RunOptions = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
  // Contrast of 7:1, level AAA, which includes that of level AA.
  rules: { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: true } },
};

/**
 * Returns the axe violations of the page in its current state, one line each. With `SCREENSHOTS=folder` it also saves a
 * screenshot.
 */
export async function findAccessibilityViolations(page: Page, options: RunOptions = pageOptions): Promise<string[]> {
  const folder = process.env["SCREENSHOTS"];
  if (folder !== undefined) {
    const name = `${expect.getState().currentTestName ?? ""} ${(screenshotCount += 1)}`
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .slice(-120);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  await injectAxe(page);
  return page.evaluate(async (runOptions) => {
    // A half-faded element fails the contrast rules: wait for all finite animations to end.
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    // MUI puts an empty focusable element at each end of a dialog, which keeps the focus inside.
    const context = { include: document, exclude: ["[data-testid^=sentinel]"] };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, runOptions);
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary?.replaceAll(/\s+/g, " ")})`).join("; ")}`,
    );
  }, options);
}

/** Defines `window.axe` in the page, once for each document. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
}
