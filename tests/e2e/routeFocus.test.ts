import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { waitForPage, hasFocus, getPageHeading, getFirstLines } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

test("the breadcrumb of a part names its section", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  await page.goto(paths.governmentInfo);
  const way = page.getByRole("navigation", { name: messagesByLanguage.ru["breadcrumb.label"] });
  await waitForExpect(() => getFirstLines(way.getByRole("listitem"))).toEqual([
    messagesByLanguage.ru["screen.home.title"],
    messagesByLanguage.ru["screen.informationCenter.title"],
    messagesByLanguage.ru["screen.governmentInfo.title"],
  ]);
});

test("the first Tab stop skips to the page, the second is the accessibility panel, also after going elsewhere", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const say = messagesByLanguage.en;
  await page.goto(paths.faq);
  await getPageHeading(page, say["screen.faq.title"]).waitFor();
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("link", { name: say["skip.toMain"] }))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("button", { name: say["preferences.label"] }))).toBe(true);

  await page
    .getByRole("navigation", { name: say["menu.label"] })
    .getByRole("link", { name: say["screen.eServices.title"] })
    .click();
  await waitForExpect(() => hasFocus(getPageHeading(page, say["screen.eServices.title"]))).toBe(true);
  const skip = page.getByRole("link", { name: say["skip.toMain"] });
  await skip.focus();
  await page.keyboard.press("Enter");
  expect(await hasFocus(page.getByRole("main"))).toBe(true);
});

test.for(testedLanguages)(
  "after a change of page its heading has the focus and the window its title, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(paths.faq);
    expect(await waitForPage(page)).toBe(say["screen.faq.title"]);
    expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count()).toBe(1);
    await page.getByRole("contentinfo").getByRole("link", { name: say["screen.exchangeRates.title"] }).click();
    await getPageHeading(page, say["screen.exchangeRates.title"]).waitFor();
    await waitForExpect(() => hasFocus(getPageHeading(page, say["screen.exchangeRates.title"]))).toBe(true);
    await waitForExpect(() => page.title()).toBe(
      `${say["screen.exchangeRates.title"]} – ${say["portal.competition.name"]}`,
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test("a page that is named by what it shows has the focus at its heading once that has come", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.news);
  await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
  await page.waitForURL("**/post/*");
  await waitForExpect(() => hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
});

test("going back returns to where one was on the page", async () => {
  const { page } = await portal.newVisitor();
  const say = messagesByLanguage.az;
  await page.goto(paths.home);
  const all = page.getByRole("contentinfo").getByRole("link", { name: say["screen.faq.title"] });
  await page.getByRole("heading", { level: 2, name: say["home.help"] }).waitFor();
  await page.getByRole("table").waitFor();
  await all.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await all.click();
  await getPageHeading(page, say["screen.faq.title"]).waitFor();
  await waitForExpect(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await getPageHeading(page, say["home.title"]).waitFor();
  await waitForExpect(() => page.evaluate((before) => Math.abs(scrollY - before) < 60, left)).toBe(true);
});
