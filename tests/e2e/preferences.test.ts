import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { news } from "../../mocks/sampleData/news.ts";
import { say as told } from "../../mocks/store/localizedText.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { arrived } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

/** Opens the accessibility panel. */
async function openPanel(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: words[language]["preferences.label"] }).click();
  await page.getByRole("group", { name: words[language]["preferences.fontSize"] }).waitFor();
}
const size = (page: Page, language: Language, which: 12 | 16 | 20): Locator => page.getByRole("radio", { name: words[language][`preferences.fontSize.${which}`] });
const images = (page: Page, language: Language): Locator => page.getByRole("switch", { name: words[language]["preferences.showImages"] });
const colours = (page: Page, language: Language): Locator => page.getByRole("switch", { name: words[language]["preferences.showColor"] });
const look = (page: Page): Promise<{ font: string; filter: string }> => page.evaluate(() => ({ font: getComputedStyle(document.documentElement).fontSize, filter: getComputedStyle(document.documentElement).filter }));
const kept = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem("websitePreferences") ?? "null") as unknown);
const usual = { font: "16px", filter: "none" };

test.for(languages)("the panel changes size of text, pictures and colours of the whole portal and takes them back, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.faq);
  await openPanel(page, language);
  expect(await look(page)).toEqual(usual);
  expect([await size(page, language, 16).isChecked(), await images(page, language).isChecked(), await colours(page, language).isChecked()]).toEqual([true, true, true]);

  await size(page, language, 20).check({ force: true });
  await colours(page, language).uncheck({ force: true });
  await images(page, language).uncheck({ force: true });
  await page.getByRole("status").getByText(say["preferences.changed"]).waitFor();
  expect(await look(page)).toEqual({ font: "20px", filter: "grayscale(1)" });
  await soon(() => kept(page)).toEqual({ fontSize: 20, showImages: false, showColor: false });
  expect(await violations(page)).toEqual([]);

  await size(page, language, 12).check({ force: true });
  expect((await look(page)).font).toBe("12px");
  await page.getByRole("button", { name: say["preferences.reset"] }).click();
  await page.getByRole("status").getByText(say["preferences.wasReset"]).waitFor();
  expect(await look(page)).toEqual(usual);
  await soon(() => kept(page)).toEqual({ fontSize: 16, showImages: true, showColor: true });
  await page.keyboard.press("Escape");
  await soon(() => images(page, language).isVisible()).toBe(false);
});

test("what was chosen is applied before anything is painted, without the portal's scripts", async () => {
  const websitePreferences = JSON.stringify({ fontSize: 20, showImages: false, showColor: false });
  const { page } = await portal.visitor({ language: "ru", kept: { websitePreferences }, expected: /Failed to load/ });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(paths.faq);
  expect(await look(page)).toEqual({ font: "20px", filter: "grayscale(1)" });
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
});

test.for(["{broken", "null", "[]", '"20"', '{"fontSize":99,"showImages":"no","showColor":0}', '{"__proto__":{"fontSize":20}}'])("what the device keeps of them as %s counts as nothing", async (websitePreferences) => {
  const { page } = await portal.visitor({ kept: { websitePreferences } });
  await page.goto(paths.faq);
  await openPanel(page, "az");
  expect(await look(page)).toEqual(usual);
  expect([await size(page, "az", 16).isChecked(), await images(page, "az").isChecked(), await colours(page, "az").isChecked()]).toEqual([true, true, true]);
});

test("with pictures off none is fetched, and their words stand in their place", async () => {
  const { page } = await portal.visitor({ language: "en" });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/pictures/")) fetched.push(request.url());
  });
  const alt = told(news[0]!.picture!.alt, "en");
  await page.goto("/post/301");
  await page.getByRole("img", { name: alt }).waitFor();
  expect(fetched).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
  await openPanel(page, "en");
  await images(page, "en").uncheck({ force: true });
  await page.getByText(alt).waitFor();
  await page.goto(paths.news);
  await page.getByText(alt).waitFor();
  expect(await page.getByRole("main").getByRole("img").count()).toBe(0);
  expect(fetched).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test("a choice in one tab holds in the others at once", async () => {
  const { page, newPage } = await portal.visitor();
  await page.goto(paths.faq);
  const other = await newPage();
  await other.goto(paths.faq);
  await openPanel(other, "az");
  await size(other, "az", 12).check({ force: true });
  await soon(() => look(page)).toEqual({ font: "12px", filter: "none" });
});

test.for([
  [320, 20],
  [360, 16],
  [900, 20],
] as const)("at %s pixels with text of size %s nothing has to be scrolled sideways", async ([width, fontSize]) => {
  const websitePreferences = JSON.stringify({ fontSize });
  const { page } = await portal.visitor({ as: "citizen", language: "ru", kept: { websitePreferences }, viewport: { width, height: 700 } });
  for (const path of [paths.home, paths.eServices, paths.exchangeRates, paths.notifications, "/post/303", "/no-such-page"]) {
    await page.goto(path);
    await arrived(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  expect(await violations(page)).toEqual([]);
});
