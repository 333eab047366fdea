import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { etalonCategorySlugs, href, paths, registerSlugs } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.en;
const phoneViewport = { viewport: { width: 360, height: 740 } };

const applyFilters = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: messages["list.apply"] }).click();
const countRows = (page: Page): Promise<number> =>
  page.getByRole("main").getByRole("table").first().getByRole("row").count();

/** What falls to one language when each of them takes every third of several. */
const shareForLanguage = <Each>(all: readonly Each[], language: Language): Each[] =>
  all.filter((_, place) => place % testedLanguages.length === testedLanguages.indexOf(language));

test.for(testedLanguages)("each of the eight kinds of etalons has its page, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const say = messagesByLanguage[language];
  await page.goto(paths.etalons);
  await page.getByRole("heading", { level: 1, name: say["screen.etalons.title"] }).waitFor();
  await waitForExpect(() => page.getByRole("main").getByRole("link").count()).toBe(etalonCategorySlugs.length);
  for (const category of shareForLanguage(etalonCategorySlugs, language)) {
    await page
      .getByRole("main")
      .getByRole("link", { name: say[`etalon.${category}.title`] })
      .click();
    await page.getByRole("heading", { level: 1, name: say[`etalon.${category}.title`] }).waitFor();
    await waitForExpect(() => page.title()).toContain(say[`etalon.${category}.title`]);
    await waitForExpect(() => countRows(page)).toBeGreaterThan(2);
    await page
      .getByRole("navigation", { name: say["breadcrumb.label"] })
      .getByRole("link", { name: say["screen.etalons.title"] })
      .click();
  }
});

test("an etalon whose certificate has expired says so in words", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(href("etalonCategory", { category: "mass" }));
  await page.getByRole("row", { name: /M-003/ }).getByText("expired on 31 December 2025").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for(testedLanguages)("each of the four registers has its page with a search, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const say = messagesByLanguage[language];
  await page.goto(paths.registers);
  for (const register of shareForLanguage(registerSlugs, language)) {
    await page
      .getByRole("main")
      .getByRole("link", { name: say[`register.${register}.title`] })
      .click();
    await page.getByRole("heading", { level: 1, name: say[`register.${register}.title`] }).waitFor();
    await waitForExpect(() => countRows(page)).toBe(11);
    await page.getByRole("searchbox", { name: say["list.register.filter.word"] }).waitFor();
    if (register === "removed-measurement-tools")
      await page.getByRole("columnheader", { name: say["list.register.removedAt"] }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goBack();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("a register is searched and paged by its address, and knows no other names", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/registers/measurement-tools");
  await page.getByRole("button", { name: messages["list.next"] }).click();
  await waitForExpect(() => new URL(page.url()).searchParams.get("page")).toBe("2");
  await page.getByRole("searchbox").last().fill("no such instrument");
  await applyFilters(page);
  await page.getByRole("heading", { level: 2, name: messages["search.nothing"] }).waitFor();
  expect(new URL(page.url()).searchParams.get("page")).toBeNull();
  await page.goto("/registers/measurement-tools?page=99");
  await page.getByRole("button", { name: messages["list.firstPage"] }).click();
  await waitForExpect(() => countRows(page)).toBe(11);
  for (const address of ["/registers/people", "/etalons/beauty", "/registers/constructor"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: messages["screen.notFound.title"] }).waitFor();
  }
});

test("standards are found by word and status, and say what replaced them", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.standards}?word=AZS%20847`);
  const row = page.getByRole("row", { name: /AZS 847/ });
  await row.getByText("Now: AZS 1203").waitFor();
  await row.getByText(messages["standard.status.REPLACED"]).waitFor();
  await page.getByRole("searchbox", { name: messages["list.standards.filter.word"] }).fill("");
  await page.getByRole("combobox", { name: messages["list.standards.filter.status"] }).selectOption("IN_FORCE");
  await applyFilters(page);
  await waitForExpect(() => page.getByRole("table").getByText(messages["standard.status.REPLACED"]).count()).toBe(0);
  expect(await page.getByRole("link", { name: /AZS ISO 22000/ }).getAttribute("rel")).toContain("noopener");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for(testedLanguages)(
  "a goods code gives category, name and description, risk group and requirements, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(`${paths.goodsCode}?code=0405`);
    const table = page.getByRole("main").getByRole("table");
    for (const column of ["goodsCode", "category", "name", "riskGroup", "requirements"] as const)
      await table.getByRole("columnheader", { name: say[`list.goods.${column}`], exact: true }).waitFor();
    for (const code of await table.getByRole("rowheader").allInnerTexts()) expect(code).toMatch(/0405\d{5}/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("only digits can be typed as a goods code, and too few of them are told", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.goodsCode);
  const code = page.getByRole("textbox", { name: messages["list.goods.filter.code"] });
  await code.pressSequentially("04a");
  expect(await code.inputValue()).toBe("04");
  await applyFilters(page);
  await page.getByText(messages["list.codeProblem"]).waitFor();
  expect(await code.getAttribute("aria-invalid")).toBe("true");
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await code.pressSequentially("05");
  await applyFilters(page);
  await waitForExpect(() => new URL(page.url()).searchParams.get("code")).toBe("0405");
});

test("a risk group leads to its goods", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.riskGroups);
  await page
    .getByRole("main")
    .getByRole("link", { name: /group R1$/ })
    .click();
  await page.getByRole("heading", { level: 1, name: messages["screen.goodsCode.title"] }).waitFor();
  expect(await page.getByRole("combobox", { name: messages["list.goods.filter.riskGroup"] }).inputValue()).toBe("r1");
  await waitForExpect(() => page.getByRole("cell", { name: /^R1/ }).count()).toBeGreaterThan(0);
  expect(await page.getByRole("cell", { name: /^R2/ }).count()).toBe(0);
});

test.for(testedLanguages)("on a phone nothing is wider than the screen, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language, ...phoneViewport });
  for (const address of shareForLanguage(
    [
      paths.standards,
      paths.marketPrices,
      paths.goodsCode,
      paths.riskGroups,
      "/etalons/mass",
      "/registers/measurement-tools",
    ],
    language,
  )) {
    await page.goto(address);
    await page.getByRole("main").getByRole("row").nth(1).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
