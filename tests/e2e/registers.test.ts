import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { productCategories, products } from "../../mocks/sampleData/products.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { etalonCategorySlugs, getHref, paths, registerSlugs } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";
import { hasHorizontalOverflow } from "./support/checkPages.ts";

const portal = setUpPortal();
const englishMessages = messagesByLanguage.en;
const phoneViewport = { viewport: { width: 360, height: 740 } };

const applyFilters = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: englishMessages["list.apply"] }).click();
const countRows = (page: Page): Promise<number> =>
  page.getByRole("main").getByRole("table").first().getByRole("row").count();

test.for(selectCases(testedLanguages))(
  "shows a page for each of the eight etalon categories, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.etalons);
    await page.getByRole("heading", { level: 1, name: messages["page.etalons.title"] }).waitFor();
    await waitForExpect(() => page.getByRole("main").getByRole("link").count()).toBe(etalonCategorySlugs.length);
    for (const category of selectCases(etalonCategorySlugs)) {
      await page
        .getByRole("main")
        .getByRole("link", { name: messages[`etalon.${category}.title`] })
        .click();
      await page.getByRole("heading", { level: 1, name: messages[`etalon.${category}.title`] }).waitFor();
      await waitForExpect(() => page.title()).toContain(messages[`etalon.${category}.title`]);
      await waitForExpect(() => countRows(page)).toBeGreaterThan(2);
      await page
        .getByRole("navigation", { name: messages["breadcrumb.label"] })
        .getByRole("link", { name: messages["page.etalons.title"] })
        .click();
    }
  },
);

test("shows an expired certificate of an etalon as text", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(getHref("etalonCategory", { category: "mass" }));
  await page.getByRole("row", { name: /M-003/ }).getByText("expired on 31 December 2025").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for(selectCases(testedLanguages))(
  "shows a page with a search for each of the four registers, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.registers);
    for (const register of selectCases(registerSlugs)) {
      await page
        .getByRole("main")
        .getByRole("link", { name: messages[`register.${register}.title`] })
        .click();
      await page.getByRole("heading", { level: 1, name: messages[`register.${register}.title`] }).waitFor();
      await waitForExpect(() => countRows(page)).toBe(11);
      await page.getByRole("searchbox", { name: messages["list.register.filter.word"] }).waitFor();
      if (register === "removed-measurement-tools")
        await page.getByRole("columnheader", { name: messages["list.register.removedAt"] }).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.goBack();
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test.for(["measurement-tools", "removed-measurement-tools"] as const)(
  "shows what is not known of an old entry of a register as a dash, in %s",
  async (register) => {
    const { page } = await portal.newVisitor({ language: "en" });
    await page.route(`**/api/registers/public/${register}*`, (route) =>
      route.fulfill({
        json: { items: [{ registryNumber: "0001-1994", name: "Tərəzi" }], total: 1, page: 1, perPage: 10 },
      }),
    );
    await page.goto(getHref("register", { register }));
    const row = page.getByRole("main").getByRole("row", { name: /0001-1994/ });
    await row.waitFor();
    expect(await row.locator("[role=cell] > div").allInnerTexts()).toEqual(["Tərəzi", "–", "–", "–"]);
  },
);

test("searches and pages a register by its URL, and shows 404 for unknown names", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/registers/measurement-tools");
  await page.getByRole("button", { name: englishMessages["list.next"] }).click();
  await waitForExpect(() => new URL(page.url()).searchParams.get("page")).toBe("2");
  await page.getByRole("searchbox").last().fill("no such instrument");
  await applyFilters(page);
  await page.getByRole("heading", { level: 2, name: englishMessages["list.nothing"] }).waitFor();
  expect(new URL(page.url()).searchParams.get("page")).toBeNull();
  await page.goto("/registers/measurement-tools?page=99");
  await page.getByRole("button", { name: englishMessages["list.firstPage"] }).click();
  await waitForExpect(() => countRows(page)).toBe(11);
  for (const address of ["/registers/people", "/etalons/beauty", "/registers/constructor"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: englishMessages["page.notFound.title"] }).waitFor();
  }
});

test("finds standards by word and status, and shows their replacements", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.standards}?word=AZS%20847`);
  const row = page.getByRole("row", { name: /AZS 847/ });
  await row.getByText(englishMessages["standards.replacedBy"].replace("{designation}", "AZS 1203")).waitFor();
  await row.getByText(englishMessages["standard.status.REPLACED"], { exact: true }).waitFor();
  await page.getByRole("searchbox", { name: englishMessages["list.standards.filter.word"] }).fill("");
  await page.getByRole("combobox", { name: englishMessages["list.standards.filter.status"] }).selectOption("IN_FORCE");
  await applyFilters(page);
  await waitForExpect(() =>
    page.getByRole("table").getByText(englishMessages["standard.status.REPLACED"]).count(),
  ).toBe(0);
  expect(await page.getByRole("link", { name: /AZS ISO 22000/ }).getAttribute("rel")).toContain("noopener");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for(selectCases(testedLanguages))(
  "shows category, name, description, risk group and requirements of a goods code, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(`${paths.goodsCode}?code=0405`);
    const table = page.getByRole("main").getByRole("table");
    for (const column of ["goodsCode", "category", "name", "riskGroup", "requirements"] as const)
      await table.getByRole("columnheader", { name: messages[`list.goods.${column}`], exact: true }).waitFor();
    const codes = await table.getByRole("rowheader").allInnerTexts();
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(code).toMatch(/0405\d{5}/);
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "040510110" }) });
    const butter = products.filter(({ goodsCode }) => goodsCode === "040510110");
    expect(butter).toHaveLength(1);
    for (const { category, name, description } of butter)
      for (const text of [productCategories[category], name, description])
        await row.getByText(translate(text, language), { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("links from a risk group to its goods", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.riskGroups);
  await page
    .getByRole("main")
    .getByRole("link", { name: /group R1$/ })
    .click();
  await page.getByRole("heading", { level: 1, name: englishMessages["page.goodsCode.title"] }).waitFor();
  expect(await page.getByRole("combobox", { name: englishMessages["list.goods.filter.riskGroup"] }).inputValue()).toBe(
    "r1",
  );
  await waitForExpect(() => page.getByRole("cell", { name: /^R1/ }).count()).toBeGreaterThan(0);
  expect(await page.getByRole("cell", { name: /^R2/ }).count()).toBe(0);
});

test.for(selectCases(testedLanguages))("fits every page into the width of a phone, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language, ...phoneViewport });
  const addresses = [
    paths.standards,
    paths.marketPrices,
    paths.goodsCode,
    paths.riskGroups,
    "/etalons/mass",
    "/registers/measurement-tools",
  ];
  for (const address of selectCases(addresses, 2)) {
    await page.goto(address);
    await page.getByRole("main").getByRole("row").nth(1).waitFor();
    expect(await hasHorizontalOverflow(page), address).toBe(false);
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
