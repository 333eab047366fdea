import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { arrived, hasFocus, heading, labels } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";

const portal = usePortal();

test("the breadcrumb of a part names its section", async () => {
  const { page } = await portal.visitor({ language: "ru" });
  await page.goto(paths.governmentInfo);
  const way = page.getByRole("navigation", { name: words.ru["breadcrumb.label"] });
  await soon(() => labels(way.getByRole("listitem"))).toEqual([words.ru["screen.home.title"], words.ru["screen.informationCenter.title"], words.ru["screen.governmentInfo.title"]]);
});

test("the first Tab stop skips to the page, the second is the accessibility panel, also after going elsewhere", async () => {
  const { page } = await portal.visitor({ language: "en" });
  const say = words.en;
  await page.goto(paths.faq);
  await heading(page, say["screen.faq.title"]).waitFor();
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("link", { name: say["skip.toMain"] }))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("button", { name: say["preferences.label"] }))).toBe(true);

  await page.getByRole("navigation", { name: say["menu.label"] }).getByRole("link", { name: say["screen.eServices.title"] }).click();
  await soon(() => hasFocus(heading(page, say["screen.eServices.title"]))).toBe(true);
  const skip = page.getByRole("link", { name: say["skip.toMain"] });
  await skip.focus();
  await page.keyboard.press("Enter");
  expect(await hasFocus(page.getByRole("main"))).toBe(true);
});

test.for(languages)("after a change of page its heading has the focus and the window its title, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.faq);
  expect(await arrived(page)).toBe(say["screen.faq.title"]);
  expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count()).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.exchangeRates.title"] }).click();
  await heading(page, say["screen.exchangeRates.title"]).waitFor();
  await soon(() => hasFocus(heading(page, say["screen.exchangeRates.title"]))).toBe(true);
  await soon(() => page.title()).toBe(`${say["screen.exchangeRates.title"]} – ${say["portal.competition.name"]}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a page that is named by what it shows has the focus at its heading once that has come", async () => {
  const { page } = await portal.visitor({ language: "az" });
  await page.goto(paths.news);
  await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
  await page.waitForURL("**/post/*");
  await soon(() => hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
});

test("going back returns to where one was on the page", async () => {
  const { page } = await portal.visitor();
  const say = words.az;
  await page.goto(paths.home);
  const all = page.getByRole("contentinfo").getByRole("link", { name: say["screen.faq.title"] });
  await page.getByRole("heading", { level: 2, name: say["home.help"] }).waitFor();
  await page.getByRole("table").waitFor();
  await all.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await all.click();
  await heading(page, say["screen.faq.title"]).waitFor();
  await soon(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await heading(page, say["home.title"]).waitFor();
  await soon(() => page.evaluate((before) => Math.abs(scrollY - before) < 60, left)).toBe(true);
});
