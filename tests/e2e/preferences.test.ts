import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { news } from "../../mocks/sampleData/news.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { waitForPage } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { hasHorizontalOverflow } from "./support/checkPages.ts";

const portal = setUpPortal();

/** Opens the accessibility panel. */
async function openPanel(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: messagesByLanguage[language]["preferences.label"] }).click();
  await page.getByRole("group", { name: messagesByLanguage[language]["preferences.fontSize"] }).waitFor();
}
const getFontSizeRadio = (page: Page, language: Language, sizePx: 12 | 16 | 20): Locator =>
  page.getByRole("radio", { name: messagesByLanguage[language][`preferences.fontSize.${sizePx}`] });
const getImagesSwitch = (page: Page, language: Language): Locator =>
  page.getByRole("switch", { name: messagesByLanguage[language]["preferences.showImages"] });
const getColoursSwitch = (page: Page, language: Language): Locator =>
  page.getByRole("switch", { name: messagesByLanguage[language]["preferences.showColor"] });
const readAppliedStyle = (page: Page): Promise<{ font: string; filter: string }> =>
  page.evaluate(() => ({
    font: getComputedStyle(document.documentElement).fontSize,
    filter: getComputedStyle(document.documentElement).filter,
  }));
const readStoredPreferences = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("websitePreferences") ?? "null") as unknown);
const defaultStyle = { font: "16px", filter: "none" };

test.for(selectCases(testedLanguages))(
  "changes text size, pictures and colours of the whole portal, and resets them, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await openPanel(page, language);
    expect(await readAppliedStyle(page)).toEqual(defaultStyle);
    expect([
      await getFontSizeRadio(page, language, 16).isChecked(),
      await getImagesSwitch(page, language).isChecked(),
      await getColoursSwitch(page, language).isChecked(),
    ]).toEqual([true, true, true]);

    await getFontSizeRadio(page, language, 20).check({ force: true });
    await getColoursSwitch(page, language).uncheck({ force: true });
    await getImagesSwitch(page, language).uncheck({ force: true });
    await page.getByRole("status").getByText(messages["preferences.changed"]).waitFor();
    expect(await readAppliedStyle(page)).toEqual({ font: "20px", filter: "grayscale(1)" });
    await waitForExpect(() => readStoredPreferences(page)).toEqual({
      fontSize: 20,
      showImages: false,
      showColor: false,
      colorScheme: "system",
    });
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await getFontSizeRadio(page, language, 12).check({ force: true });
    expect((await readAppliedStyle(page)).font).toBe("12px");
    await page.getByRole("button", { name: messages["preferences.reset"] }).click();
    await page.getByRole("status").getByText(messages["preferences.wasReset"]).waitFor();
    expect(await readAppliedStyle(page)).toEqual(defaultStyle);
    await waitForExpect(() => readStoredPreferences(page)).toEqual({
      fontSize: 16,
      showImages: true,
      showColor: true,
      colorScheme: "system",
    });
    await page.keyboard.press("Escape");
    await waitForExpect(() => getImagesSwitch(page, language).isVisible()).toBe(false);
  },
);

test("applies stored preferences before the first paint, without the scripts of the portal", async () => {
  const websitePreferences = JSON.stringify({ fontSize: 20, showImages: false, showColor: false });
  const { page } = await portal.newVisitor({
    language: "ru",
    localStorage: { websitePreferences },
    expectedConsoleErrors: /Failed to load/,
  });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(paths.faq, { waitUntil: "load" });
  expect(await readAppliedStyle(page)).toEqual({ font: "20px", filter: "grayscale(1)" });
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
});

test.for(
  selectCases([
    "{broken",
    "null",
    "[]",
    '"20"',
    '{"fontSize":99,"showImages":"no","showColor":0}',
    '{"__proto__":{"fontSize":20}}',
  ]),
)("ignores invalid stored preferences: %s", async (websitePreferences) => {
  const { page } = await portal.newVisitor({ localStorage: { websitePreferences } });
  await page.goto(paths.faq);
  await openPanel(page, "az");
  expect(await readAppliedStyle(page)).toEqual(defaultStyle);
  expect([
    await getFontSizeRadio(page, "az", 16).isChecked(),
    await getImagesSwitch(page, "az").isChecked(),
    await getColoursSwitch(page, "az").isChecked(),
  ]).toEqual([true, true, true]);
});

test("fetches no pictures when they are off, and shows their alternative texts", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const fetchedUrls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/pictures/")) fetchedUrls.push(request.url());
  });
  const alt = translate(news[0]!.picture!.alt, "en");
  await page.goto("/post/301");
  await page.getByRole("img", { name: alt }).waitFor();
  expect(fetchedUrls).toHaveLength(1);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await openPanel(page, "en");
  await getImagesSwitch(page, "en").uncheck({ force: true });
  await page.getByText(alt).waitFor();
  await page.goto(paths.news);
  await page.getByText(alt).waitFor();
  expect(await page.getByRole("main").getByRole("img").count()).toBe(0);
  expect(fetchedUrls).toHaveLength(1);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("applies a change in one tab to the others at once", async () => {
  const { page, newPage } = await portal.newVisitor();
  await page.goto(paths.faq);
  const otherTab = await newPage();
  await otherTab.goto(paths.faq);
  await openPanel(otherTab, "az");
  await getFontSizeRadio(otherTab, "az", 12).check({ force: true });
  await waitForExpect(() => readAppliedStyle(page)).toEqual({ font: "12px", filter: "none" });
});

test.for(
  selectCases([
    [320, 20],
    [360, 16],
    [900, 20],
  ]),
)("needs no horizontal scrolling at %s pixels with text of size %s", async ([width, fontSize]) => {
  const websitePreferences = JSON.stringify({ fontSize });
  const { page } = await portal.newVisitor({
    as: "citizen",
    language: "ru",
    localStorage: { websitePreferences },
    viewport: { width, height: 700 },
  });
  for (const path of [
    paths.home,
    paths.eServices,
    paths.exchangeRates,
    paths.notifications,
    "/post/303",
    "/no-such-page",
  ]) {
    await page.goto(path);
    await waitForPage(page);
    expect(await hasHorizontalOverflow(page), path).toBe(false);
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
