import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Closes the tab, expects that the browser asks first, and stays. A browser asks only about a page with which somebody has interacted. */
export async function expectCloseQuestion(page: Page): Promise<void> {
  const closing = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await closing;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
}
