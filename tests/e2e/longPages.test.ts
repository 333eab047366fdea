import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { tabTo } from "./support/accountForms.ts";
import { arrived, hasFocus, heading } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const phone = { viewport: { width: 360, height: 800 } };

const toTop = (page: Page, language: keyof typeof words) => page.getByRole("main").getByRole("link", { name: words[language]["skip.toTop"] });

test.for(languages)("a long page ends with a way back to its heading, for the keyboard too, in %s", async (language) => {
  const { page } = await portal.visitor({ language, ...phone });
  await page.goto("/registers/measurement-tools");
  await arrived(page);
  await tabTo(page, toTop(page, language));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.keyboard.press("Enter");
  await soon(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
  expect(new URL(page.url()).hash).toBe("");
  expect(await violations(page)).toEqual([]);
});

test("a short page has no such link, nor has a page that fits a tall screen", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.deviceData);
  await arrived(page);
  expect(await toTop(page, "en").count()).toBe(0);
  await page.goto("/registers/measurement-tools");
  await arrived(page);
  expect(await toTop(page, "en").count()).toBe(0);
});

test("without scripts the link leads up as well", async () => {
  const { page } = await portal.visitor({ language: "en", javaScriptEnabled: false, ...phone });
  await page.goto(paths.accessibility);
  await toTop(page, "en").click();
  await soon(() => page.evaluate(() => scrollY)).toBe(0);
});

test.for([true, false])("on a phone the foot of the page folds its links, heading by heading; with scripts: %s", async (javaScriptEnabled) => {
  const { page } = await portal.visitor({ language: "en", javaScriptEnabled, ...phone });
  const foot = page.getByRole("contentinfo");
  await page.goto(paths.accessibility);
  await heading(page, words.en["screen.accessibility.title"]).waitFor();
  expect(await foot.getByRole("link", { name: words.en["screen.faq.title"] }).count()).toBe(0);
  await foot.getByText(words.en["footer.help"], { exact: true }).filter({ visible: true }).click();
  await foot.getByRole("link", { name: words.en["screen.faq.title"] }).waitFor();
  expect(await foot.getByRole("link", { name: words.en["screen.standards.title"], exact: true }).count()).toBe(0);
  if (!javaScriptEnabled) return;
  expect(await violations(page)).toEqual([]);
  // The foot is no longer than the screen.
  expect(await foot.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(phone.viewport.height);
});

test("on a wide screen all links of the foot are there, under headings", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.accessibility);
  const foot = page.getByRole("contentinfo");
  for (const column of ["services", "information", "help", "portal"] as const) await foot.getByRole("heading", { level: 2, name: words.en[`footer.${column}`] }).waitFor();
  await foot.getByRole("link", { name: words.en["screen.standards.title"], exact: true }).waitFor();
  expect(await foot.getByRole("group").count()).toBe(0);
});
