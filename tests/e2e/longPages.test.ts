import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { tabTo } from "./support/accountForms.ts";
import { waitForPage, hasFocus, getPageHeading } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const phoneViewport = { viewport: { width: 360, height: 800 } };

const getBackToTopLink = (page: Page, language: keyof typeof messagesByLanguage) =>
  page.getByRole("main").getByRole("link", { name: messagesByLanguage[language]["skip.toTop"] });

test.for(selectCases(testedLanguages))("ends a long page with a link back to its heading, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language, ...phoneViewport });
  await page.goto("/registers/measurement-tools");
  await waitForPage(page);
  await tabTo(page, getBackToTopLink(page, language));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.keyboard.press("Enter");
  await waitForExpect(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
  expect(new URL(page.url()).hash).toBe("");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("has no such link on a page that fits the screen", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/no-such-page");
  await waitForPage(page);
  expect(await getBackToTopLink(page, "en").count()).toBe(0);
  await page.goto("/registers/measurement-tools");
  await waitForPage(page);
  expect(await getBackToTopLink(page, "en").count()).toBe(0);
});

test("scrolls to the top without scripts", async () => {
  const { page } = await portal.newVisitor({ language: "en", javaScriptEnabled: false, ...phoneViewport });
  await page.goto(paths.accessibility);
  await getBackToTopLink(page, "en").click();
  await waitForExpect(() => page.evaluate(() => scrollY)).toBe(0);
});

test.for([true, false])(
  "folds the footer links under their headings on a phone, with scripts: %s",
  async (javaScriptEnabled) => {
    const { page } = await portal.newVisitor({ language: "en", javaScriptEnabled, ...phoneViewport });
    const footer = page.getByRole("contentinfo");
    await page.goto(paths.accessibility);
    await getPageHeading(page, messagesByLanguage.en["page.accessibility.title"]).waitFor();
    expect(await footer.getByRole("link", { name: messagesByLanguage.en["page.faq.title"] }).count()).toBe(0);
    await footer.getByText(messagesByLanguage.en["footer.help"], { exact: true }).filter({ visible: true }).click();
    await footer.getByRole("link", { name: messagesByLanguage.en["page.faq.title"] }).waitFor();
    expect(
      await footer.getByRole("link", { name: messagesByLanguage.en["page.standards.title"], exact: true }).count(),
    ).toBe(0);
    if (!javaScriptEnabled) return;
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // The footer is not longer than the screen.
    expect(await footer.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(
      phoneViewport.viewport.height,
    );
  },
);

test("shows all footer links under headings on a wide screen", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.accessibility);
  const footer = page.getByRole("contentinfo");
  for (const column of ["services", "information", "help", "portal"] as const)
    await footer.getByRole("heading", { level: 2, name: messagesByLanguage.en[`footer.${column}`] }).waitFor();
  await footer.getByRole("link", { name: messagesByLanguage.en["page.standards.title"], exact: true }).waitFor();
  expect(await footer.getByRole("group").count()).toBe(0);
});
