import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { waitForPage, hasFocus } from "./support/locators.ts";
import { waitForSubscription } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, type Visitor } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { findOverflow } from "./support/findOverflow.ts";

const portal = setUpPortal();
const englishMessages = messagesByLanguage.en;

const getActiveFilters = (page: Page, messages = englishMessages) =>
  page.getByRole("main").getByRole("group", { name: messages["list.inForce"] });
/** The result count and the active filters, which takes the focus when the last filter is removed. */
const getFilterSummary = (page: Page) => page.getByRole("main").locator(".filter-chips");
const getResultCount = (page: Page) => getFilterSummary(page).getByRole("status");
const getFilterChip = (page: Page, name: string) => getActiveFilters(page).getByRole("button", { name, exact: true });
const waitingFilterLabel = `${englishMessages["list.appeals.filter.status"]}: ${englishMessages["status.COMPLAINT.WAITING"]} (${englishMessages["list.remove"]})`;
const complaintFilterLabel = `${englishMessages["list.appeals.filter.kind"]}: ${englishMessages["appeal.kind.COMPLAINT"]} (${englishMessages["list.remove"]})`;

test.for(selectCases(testedLanguages))(
  "shows the active filters above a list, each with a button to remove it, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(`${paths.eServices}?word=a&competitionQualityType=1`);
    await waitForPage(page);
    expect(await getActiveFilters(page, messages).getByRole("listitem").allTextContents()).toEqual([
      `${messages["list.services.filter.word"]}: a (${messages["list.remove"]})`,
      `${messages["list.services.filter.competitionQualityType"]}: ${messages["service.type.1"]} (${messages["list.remove"]})`,
      messages["list.reset"],
    ]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("removes filters one by one, announces the number of results and keeps the focus", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(`${paths.appeals}?status=WAITING&kind=COMPLAINT`);
  await waitForPage(page);
  const resultCount = getResultCount(page);
  const filteredCount = await resultCount.innerText();
  await getFilterChip(page, waitingFilterLabel).press("Enter");
  expect(await hasFocus(getFilterChip(page, complaintFilterLabel))).toBe(true);
  await waitForExpect(() => resultCount.innerText()).not.toBe(filteredCount);
  await waitForPage(page);
  expect(new URL(page.url()).search).toBe("?kind=COMPLAINT");
  expect(await page.getByRole("combobox", { name: englishMessages["list.appeals.filter.status"] }).inputValue()).toBe(
    "",
  );
  const otherCount = await resultCount.innerText();
  await getFilterChip(page, complaintFilterLabel).press("Enter");
  expect(await hasFocus(getFilterSummary(page))).toBe(true);
  await waitForExpect(() => resultCount.innerText()).not.toBe(otherCount);
  expect(new URL(page.url()).search).toBe("");
  expect(await getActiveFilters(page).count()).toBe(0);
  // Back restores a filter.
  await page.goBack();
  await getFilterChip(page, complaintFilterLabel).waitFor();
});

test("keeps the number of results rendered while it is unknown, so that screen readers announce it", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.standards);
  await waitForPage(page);
  const resultCount = await getResultCount(page).elementHandle();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/standards/public?*status=REPLACED*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page
    .getByRole("combobox", { name: englishMessages["list.standards.filter.status"] })
    .selectOption({ label: englishMessages["standard.status.REPLACED"] });
  await page.getByRole("main").getByRole("button", { name: englishMessages["list.apply"] }).click();
  await page.waitForFunction((status) => status?.textContent === "", resultCount);
  expect(await resultCount?.evaluate((status) => getComputedStyle(status).display)).not.toBe("none");
  release();
  await page.waitForFunction((status) => /^\d/.test(status?.textContent ?? ""), resultCount);
});

test("resets all filters at once, also without results", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.standards}?word=nothing+of+the+kind&status=REPLACED`);
  await page.getByRole("heading", { level: 2, name: englishMessages["list.nothing"] }).waitFor();
  await waitForExpect(() => getResultCount(page).innerText()).toMatch(/^0 /);
  await getActiveFilters(page).getByRole("button", { name: englishMessages["list.reset"] }).click();
  await page.getByRole("main").getByRole("table").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await hasFocus(getFilterSummary(page))).toBe(true);
  expect(await page.getByRole("searchbox", { name: englishMessages["list.standards.filter.word"] }).inputValue()).toBe(
    "",
  );
});

test("says that a list has no such page, and leads to its first page with the focus on the heading", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  for (const address of [
    `${paths.news}?page=99999`,
    `${paths.usefulInformation}?page=50`,
    `${paths.eServices}?page=50`,
    `${paths.standards}?page=50`,
    `${paths.consumerRights}?page=50`,
    `${paths.search}?word=standard&page=99999`,
  ]) {
    await page.goto(address);
    await waitForPage(page);
    const missingPage = page.getByRole("main").getByRole("heading", { name: englishMessages["list.noSuchPage"] });
    await missingPage.waitFor();
    await page.getByRole("button", { name: englishMessages["list.firstPage"] }).press("Enter");
    await missingPage.waitFor({ state: "detached" });
    await waitForPage(page);
    expect(new URL(page.url()).searchParams.has("page")).toBe(false);
    await waitForExpect(() => hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
  }
});

test("keeps the focus in the pagination while another page of the list is loading", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.standards);
  const pages = page.getByRole("navigation", { name: englishMessages["list.pages"] });
  await pages.waitFor();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/standards/public?*page=2*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await pages.getByRole("button", { name: englishMessages["list.next"] }).press("Enter");
  // The hidden button has lost the focus.
  await page.waitForFunction(() => document.activeElement === document.body);
  release();
  await pages.waitFor();
  // The second page is the last one.
  await waitForExpect(() => hasFocus(pages.getByRole("button", { name: englishMessages["list.previous"] }))).toBe(true);
});

test("keeps the focus in the header of a table while it is loading in another order", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.marketPrices);
  const sort = page.getByRole("columnheader", { name: englishMessages["list.prices.avgPrice"] }).getByRole("button");
  await sort.waitFor();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/market-prices/public?*sort=*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await sort.press("Enter");
  // The hidden button has lost the focus.
  await page.waitForFunction(() => document.activeElement === document.body);
  release();
  await waitForExpect(() => hasFocus(sort)).toBe(true);
});

test("keeps what is typed in a filter when another filter is removed, and empties it with all filters", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.standards}?status=REPLACED`);
  await waitForPage(page);
  const field = page.getByRole("searchbox", { name: englishMessages["list.standards.filter.word"] });
  const status = page.getByRole("combobox", { name: englishMessages["list.standards.filter.status"] });
  await field.fill("bread");
  await getActiveFilters(page).getByRole("button").first().click();
  await waitForExpect(() => status.inputValue()).toBe("");
  expect(await field.inputValue()).toBe("bread");
  await page.goBack();
  await waitForExpect(() => status.inputValue()).toBe("REPLACED");
  expect(await field.inputValue()).toBe("bread");
  await getActiveFilters(page).getByRole("button", { name: englishMessages["list.reset"] }).click();
  await waitForExpect(() => field.inputValue()).toBe("");
});

test("formats the date of an active filter", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(`${paths.exchangeRates}?date=2026-03-18`);
  await getActiveFilters(page, messagesByLanguage.az).getByRole("button", { name: "18 mart 2026" }).waitFor();
});

/** A time, with its date after midnight. */
const timePattern = String.raw`(.+, )?\d\d:\d\d`;
const getStaleNotice = ({ page }: Visitor, language: keyof typeof messagesByLanguage = "en") =>
  page
    .getByRole("main")
    .getByText(new RegExp(messagesByLanguage[language]["list.asOf"].replace("{time}", timePattern)));

test.for(selectCases(testedLanguages))(
  "shows the age of a list that is still displayed offline, in %s",
  async (language) => {
    const visitor = await portal.newVisitor({
      as: "citizen",
      language,
      expectedConsoleErrors: /ERR_INTERNET|dynamically imported module/,
    });
    const { page, context } = visitor;
    await page.goto(paths.appeals);
    await waitForPage(page);
    expect(await getStaleNotice(visitor, language).count()).toBe(0);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await getStaleNotice(visitor, language).waitFor();
    expect(await page.getByRole("main").getByRole("row").count()).toBeGreaterThan(5);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await context.setOffline(false);
    await getStaleNotice(visitor, language).waitFor({ state: "detached" });
  },
);

test("shows the age of a list that failed to refresh, and refreshes it on request", async () => {
  const visitor = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503|WebSocket/ });
  const { page } = visitor;
  const subscribed = waitForSubscription(page);
  await page.goto(paths.appeals);
  await waitForPage(page);
  await subscribed;
  await page.waitForLoadState("networkidle");
  portal.backend.state.faults.push({ operationId: "listAppeals", status: 503, times: 100, delaySeconds: 0 });
  // All data that a message may have changed is refetched when the feed reconnects.
  portal.breakSockets();
  await getStaleNotice(visitor).waitFor();
  expect(await page.getByRole("main").getByRole("row").count()).toBeGreaterThan(5);
  portal.backend.state.faults.splice(0);
  await page.getByRole("main").getByRole("button", { name: englishMessages["action.tryAgain"] }).click();
  await getStaleNotice(visitor).waitFor({ state: "detached" });
});

test("writes the number of the same results as that of other results", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const messages = messagesByLanguage.az;
  await page.route("**/api/standards/public?*", async (route) => {
    const response = await fetchWithRetry(route);
    await route.fulfill({ response, json: { ...((await response.json()) as object), total: 1234 } });
  });
  await page.goto(paths.standards);
  await waitForExpect(() => getResultCount(page).innerText()).toContain("1.234");
  const historyLength = await page.evaluate(() => history.length);
  await page.getByRole("main").getByRole("button", { name: messages["list.apply"] }).click();
  await waitForExpect(() => getResultCount(page).innerText()).toBe(
    messages["list.unchanged"].replace("{count}", "1.234"),
  );
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
});

test.for(selectCases(testedLanguages))(
  "shows cases, documents and payments as tables on a tablet, with no text cut, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const path of [paths.appeals, paths.documents, paths.paymentObligations, paths.paidPayments]) {
      await page.goto(path);
      // As cards, the header of the last column is hidden.
      await waitForExpect(
        async () => (await page.getByRole("columnheader").last().boundingBox())?.height ?? 0,
      ).toBeGreaterThan(20);
      expect(await findOverflow(page)).toEqual([]);
    }
  },
);
