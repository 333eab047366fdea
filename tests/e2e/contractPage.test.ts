import { expect, test } from "vitest";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { setUpPortal } from "./support/portal.ts";
import { hasHorizontalOverflow } from "./support/checkPages.ts";

const portal = setUpPortal();

test.for([360, 1280])("the contract page shows every operation and sends its request, %i px wide", async (width) => {
  const { page } = await portal.newVisitor({ viewport: { width, height: 800 } });
  const response = await page.goto("/contract");
  expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  await page.getByRole("heading", { level: 1, name: /the API$/ }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByLabel("Find an operation").fill("search/public");
  expect(await page.getByRole("status").textContent()).toBe("Operations found: 1");
  await page.getByRole("heading", { level: 3, name: /\/search\/public/ }).click();
  const form = page.getByRole("form", { name: "Try searchPortal" });
  await form.getByLabel("lang").fill("en");
  await form.getByRole("button", { name: "Send searchPortal" }).click();
  await form.getByText(/\n200 OK\n/).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await hasHorizontalOverflow(page)).toBe(false);
});
