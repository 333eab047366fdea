import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { waitForPage, hasFocus, getPageHeading, getFirstLines } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test("shows the section of a page in the breadcrumbs", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  await page.goto(paths.governmentInfo);
  const breadcrumbs = page.getByRole("navigation", { name: messagesByLanguage.ru["breadcrumb.label"] });
  await waitForExpect(() => getFirstLines(breadcrumbs.getByRole("listitem"))).toEqual([
    messagesByLanguage.ru["page.home.title"],
    messagesByLanguage.ru["page.informationCenter.title"],
    messagesByLanguage.ru["page.governmentInfo.title"],
  ]);
});

test("has the skip link and the accessibility panel as the first tab stops, also after a navigation", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.faq);
  await getPageHeading(page, messages["page.faq.title"]).waitFor();
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("link", { name: messages["skip.toMain"] }))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("button", { name: messages["preferences.label"] }))).toBe(true);

  await page
    .getByRole("navigation", { name: messages["menu.label"] })
    .getByRole("link", { name: messages["page.eServices.title"] })
    .click();
  await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.eServices.title"]))).toBe(true);
  const skip = page.getByRole("link", { name: messages["skip.toMain"] });
  await skip.focus();
  await page.keyboard.press("Enter");
  expect(await hasFocus(page.getByRole("main"))).toBe(true);
});

test.for(selectCases(testedLanguages))(
  "focuses the heading and sets the document title after a navigation, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    expect(await waitForPage(page)).toBe(messages["page.faq.title"]);
    expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count()).toBe(1);
    await page.getByRole("contentinfo").getByRole("link", { name: messages["page.exchangeRates.title"] }).click();
    await getPageHeading(page, messages["page.exchangeRates.title"]).waitFor();
    await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.exchangeRates.title"]))).toBe(true);
    await waitForExpect(() => page.title()).toBe(
      `${messages["page.exchangeRates.title"]} – ${messages["portal.competition.name"]}`,
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test("opens a page at its top also after Back within a list", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.eServices);
  await waitForPage(page);
  await page.getByRole("main").getByRole("button", { name: messages["list.next"] }).click();
  await waitForExpect(() => new URL(page.url()).search).toBe("?page=2");
  await waitForPage(page);
  await page.goBack();
  await waitForExpect(() => new URL(page.url()).search).toBe("");
  await waitForPage(page);
  await page.getByRole("contentinfo").getByRole("link", { name: messages["page.exchangeRates.title"] }).click();
  await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.exchangeRates.title"]))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("focuses the heading of a page that has no target for the fragment of its address", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.eServices);
  await waitForPage(page);
  await page.evaluate(() => scrollTo(0, 500));
  await page.evaluate((path) => history.pushState(null, "", `${path}#no-such-entry`), paths.faq);
  await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.faq.title"]))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("focuses the heading of a detail page after its content has loaded", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.news);
  await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
  await page.waitForURL("**/post/*");
  await waitForExpect(() => hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
});

test("moves the focus again when the focused element is removed, but not when the visitor has clicked a text", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.faq);
  await waitForPage(page);
  const addParagraph = (): Promise<void> =>
    page.getByRole("main").evaluate((main) => main.append(document.createElement("p")));
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: messagesByLanguage.az["page.exchangeRates.title"] }).click();
  const heading = getPageHeading(page, messagesByLanguage.az["page.exchangeRates.title"]);
  await waitForExpect(() => hasFocus(heading)).toBe(true);
  await waitForPage(page);

  await footer.getByRole("paragraph").first().click();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await addParagraph();
  expect(await hasFocus(heading)).toBe(false);

  await page.getByRole("main").getByRole("button").first().focus();
  await page.evaluate(() => document.activeElement?.remove());
  await waitForExpect(() => hasFocus(heading)).toBe(true);
});

test("moves the focus to the heading when the focused element is removed from the first page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await waitForPage(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole("main").getByRole("button").first().focus();
  await page.evaluate(() => document.activeElement?.remove());
  await waitForExpect(() => hasFocus(getPageHeading(page, messagesByLanguage.en["page.faq.title"]))).toBe(true);
});

test("returns the focus on back to the link that led away, also in a list that is loaded again", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", viewport: { width: 1280, height: 500 } });
  await page.goto(paths.appeals);
  const link = page.getByRole("main").getByRole("rowheader").getByRole("link").nth(6);
  await link.press("Enter");
  await page.waitForURL(/my-appeals\/\d+/);
  await waitForExpect(() => hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
  await page.goBack();
  await waitForExpect(() => hasFocus(link)).toBe(true);
  expect(await link.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

test("restores the scroll position on back", async () => {
  const { page } = await portal.newVisitor();
  const messages = messagesByLanguage.az;
  await page.goto(paths.home);
  const faqLink = page.getByRole("contentinfo").getByRole("link", { name: messages["page.faq.title"] });
  await page.getByRole("heading", { level: 2, name: messages["home.help"] }).waitFor();
  await page.getByRole("table").waitFor();
  await faqLink.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(300);
  await faqLink.click();
  await getPageHeading(page, messages["page.faq.title"]).waitFor();
  await waitForExpect(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await getPageHeading(page, messages["home.title"]).waitFor();
  await waitForExpect(() => page.evaluate((previous) => Math.abs(scrollY - previous) < 60, scrollTop)).toBe(true);
});
