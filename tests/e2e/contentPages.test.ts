import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { hasFocus } from "./support/locators.ts";
import { addDays, toIsoDate } from "../../mocks/store/calendar.ts";
import { getRatesOn } from "../../mocks/store/publishedRates.ts";
import { getLastWorkingDay } from "../../mocks/store/workingDays.ts";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { avoidMidnight } from "./support/avoidMidnight.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const englishMessages = messagesByLanguage.en;

const getHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("main").getByRole("heading", { level: 1, name });
const applyFilters = (page: Page, language: Language = "en"): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: messagesByLanguage[language]["list.apply"] }).first().click();

test.for(selectCases(testedLanguages))(
  "filters the questions by topic and word, and opens the question of the URL, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(`${paths.faq}#12`);
    const question = page.locator("details[id='12']");
    await waitForExpect(() => question.getAttribute("open")).not.toBeNull();
    expect(await hasFocus(question.locator("summary"))).toBe(true);
    const topics = await page.getByRole("main").getByRole("heading", { level: 2 }).count();
    expect(topics).toBeGreaterThan(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const topic = page.getByRole("combobox", { name: messages["list.faq.filter.category"] });
    await topic.selectOption("certificates");
    await applyFilters(page, language);
    await waitForExpect(() => page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("category")).toBe("certificates");
    await page.getByRole("searchbox", { name: messages["list.faq.filter.word"] }).fill("qqqq");
    await applyFilters(page, language);
    await page.getByRole("heading", { level: 2, name: messages["list.nothing"] }).waitFor();
  },
);

test("shows all questions of a server whose pages are smaller than requested", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const questions = page.getByRole("main").locator("details[id]");
  await page.goto(`${paths.faq}?word=a`);
  await questions.first().waitFor();
  const count = await questions.count();
  expect(count).toBeGreaterThan(4);
  await page.route("**/faq/public?*", async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("perPage", "2");
    await route.continue({ url: url.href });
  });
  await page.reload();
  await waitForExpect(() => questions.count()).toBe(count);
});

test("shows each question also when the server does not list its category", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const main = page.getByRole("main");
  await page.goto(paths.faq);
  await main.locator("details[id]").first().waitFor();
  const readSections = async (): Promise<readonly unknown[]> => [
    await main.getByRole("heading", { level: 2 }).allTextContents(),
    await main.locator("details[id]").count(),
  ];
  const sections = await readSections();
  await page.route("**/faq/public?*", async (route) => {
    const response = await fetchWithRetry(route);
    await route.fulfill({ response, json: { ...((await response.json()) as object), categories: [] } });
  });
  await page.reload();
  await main.locator("details[id]").first().waitFor();
  expect(await readSections()).toEqual(sections);
});

test("opens another question when the hash changes", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.faq}#12`);
  await page.locator("details[id='12'][open]").waitFor();
  await page.evaluate(() => (location.hash = "#13"));
  await page.locator("details[id='13'][open]").waitFor();
  expect(await page.locator("details[id='13']").getByRole("paragraph").first().isVisible()).toBe(true);
});

test.for(selectCases(testedLanguages))(
  "shows the trend of market prices as picture, text and table, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(`${paths.marketPrices}?region=baku&category=bread`);
    const table = page.getByRole("table", { name: messages["prices.title"] });
    const bread = table.getByRole("row").filter({ hasText: "650" });
    const trendTexts: Readonly<Partial<Record<Language, RegExp>>> = {
      az: /^\d+\s\p{L}+ \d+ tarixindən 7,1% ucuzlaşıb \(0,70\sidi\)$/u,
      ru: /^цена снизилась на 7,1\s% \(\d+\s\p{L}+ \d+\sг. была\s0,70\)$/u,
      en: /^down 7\.1% since \d+\s\w+ \d+ \(was\s0\.70\)$/,
    };
    await bread.getByText(trendTexts[language] ?? /7[.,]1\s?%.*0[.,]70/).waitFor();
    expect(await bread.getByRole("link").getAttribute("href")).toMatch(/\/market-prices\/bread$/);
    await page.getByRole("heading", { level: 2, name: messages["prices.reviews"] }).waitFor();
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("sorts and filters market prices by URL parameters", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.marketPrices);
  const table = page.getByRole("table", { name: englishMessages["prices.title"] });
  await table.getByRole("button", { name: new RegExp(englishMessages["list.prices.avgPrice"]) }).click();
  await waitForExpect(() => new URL(page.url()).searchParams.get("sort")).toBe("avgPrice.asc");
  await waitForExpect(() =>
    table
      .getByRole("columnheader", { name: new RegExp(englishMessages["list.prices.avgPrice"]) })
      .getAttribute("aria-sort"),
  ).toBe("ascending");
  await page
    .getByRole("combobox", { name: englishMessages["list.prices.filter.region"] })
    .selectOption({ label: "Ganja" });
  await applyFilters(page);
  await waitForExpect(() => table.getByRole("row").nth(1).getByRole("cell").first().innerText()).toContain("Ganja");
  // Unknown filter values in the URL are ignored.
  await page.goto(`${paths.marketPrices}?region=nowhere&sort=drop.table&date=soon&page=-3`);
  await table.getByRole("row").nth(10).waitFor();
});

test("shows the exchange rates of the chosen date, with their number of units", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  avoidMidnight(portal.backend);
  const today = toIsoDate(portal.backend.now());
  const latest = getRatesOn(portal.backend, today);
  const previousDay = getLastWorkingDay(addDays(latest?.date ?? today, -1));
  const getRow = (rate: number | undefined) =>
    page.getByRole("row", { name: new RegExp(`100 RUB.*${rate?.toFixed(4).replace(".", "\\.")}`) });
  await page.goto(paths.exchangeRates);
  await getRow(latest?.rates["RUB"]).waitFor();
  const day = page.getByLabel(englishMessages["list.rates.filter.date"]);
  // An invalid date is reported at its field, and the input is kept.
  await day.fill("31.02.2025");
  await applyFilters(page);
  await page.getByText(englishMessages["invalid.noSuchDate"]).waitFor();
  expect(await hasFocus(day)).toBe(true);
  expect(await day.getAttribute("aria-invalid")).toBe("true");
  expect(await day.inputValue()).toBe("31.02.2025");
  expect(new URL(page.url()).search).toBe("");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const [year, month, dayOfMonth] = previousDay.split("-");
  await day.fill(`${Number(dayOfMonth)}/${Number(month)}/${year}`);
  await applyFilters(page);
  await waitForExpect(() => new URL(page.url()).search).toBe(`?date=${previousDay}`);
  await getRow(latest?.previousRates["RUB"]).waitFor();
  await waitForExpect(() => day.inputValue()).toBe(`${dayOfMonth}.${month}.${year}`);
  await day.fill("01011999");
  await applyFilters(page);
  await page.getByText(englishMessages["rates.otherDay"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("shows an article with its headline, breadcrumbs, picture and related articles", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.news);
  await page.getByRole("link", { name: "Certification schemes have been updated" }).click();
  await getHeading(page, "Certification schemes have been updated").waitFor();
  await waitForExpect(() => page.title()).toBe(
    `Certification schemes have been updated – ${englishMessages["portal.competition.name"]}`,
  );
  expect(await page.getByRole("article").getByRole("img").getAttribute("alt")).not.toBe("");
  await page.getByRole("heading", { level: 2, name: englishMessages["post.related"] }).waitFor();

  await page.goto("/post/302");
  const breadcrumbs = page.getByRole("navigation", { name: englishMessages["breadcrumb.label"] });
  await breadcrumbs.getByRole("link", { name: englishMessages["page.marketPrices.title"] }).waitFor();
  expect(await breadcrumbs.getByText("Bread has become cheaper").getAttribute("aria-current")).toBe("page");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("fetches no pictures of articles when pictures are off", async () => {
  const { page } = await portal.newVisitor({
    language: "en",
    localStorage: { websitePreferences: JSON.stringify({ fontSize: 16, showImages: false, showColor: true }) },
  });
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("/pictures/") && fetched.push(request.url()));
  await page.goto(paths.news);
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  expect(await page.getByRole("main").getByRole("img").count()).toBe(0);
  expect(fetched).toEqual([]);
});

test("labels an article that is not in the language of the page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.usefulInformation);
  const link = page.getByRole("link", {
    name: new RegExp(`Etiketi necə oxumalı\\? ${englishMessages["language.in.az"]}`),
  });
  expect(await link.locator("[lang=az]").innerText()).toBe("Etiketi necə oxumalı?");
});

test.for([
  { path: paths.faq, operation: "faq", filter: "word=zzz" },
  { path: paths.offices, operation: "offices", filter: "region=1" },
])(
  "says that there is no information on $path, and that nothing was found with a filter",
  async ({ path, operation, filter }) => {
    const { page } = await portal.newVisitor({ language: "en" });
    await page.route(`**/${operation}/public?*`, (route) =>
      route.fulfill({
        json: { items: [], page: 1, perPage: 100, total: 0, categories: [], regions: [{ id: 1, title: "Baku" }] },
      }),
    );
    await page.goto(path);
    await page.getByRole("heading", { level: 2, name: englishMessages["empty.information"] }).waitFor();
    expect(await page.getByText(englishMessages["list.tryOther"]).count()).toBe(0);
    await page.goto(`${path}?${filter}`);
    await page.getByRole("heading", { level: 2, name: englishMessages["list.nothing"] }).waitFor();
  },
);

test("lets a signed-in user download an issue of the bulletin", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.newsLetters);
  await page.getByRole("link", { name: "Bulletin: the new issue" }).click();
  const download = page.waitForEvent("download");
  const button = page.getByRole("button", { name: `${englishMessages["post.document"]} : Bulletin: the new issue` });
  await button.click();
  expect((await download).suggestedFilename()).toMatch(/^Bulletin.*the new issue\.pdf$/);

  await page.route("**/documents/8001/file?*", (route) => route.fulfill({ contentType: "image/png", body: "PNG" }));
  const picture = page.waitForEvent("download");
  await button.click();
  expect((await picture).suggestedFilename()).toMatch(/^Bulletin.*the new issue\.png$/);

  const visitor = await portal.newVisitor({ language: "en" });
  await visitor.page.goto("/post/313");
  await visitor.page.getByText(englishMessages["post.documentSignIn"]).waitFor();
});
