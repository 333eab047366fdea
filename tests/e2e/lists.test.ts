import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { filterTextMaxLength } from "../../src/components/list/useListParams.ts";
import { paths } from "../../src/config/paths.ts";
import { waitForPage, hasFocus } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, type Visitor } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.en;

const getActiveFilters = (page: Page, own = messages) =>
  page.getByRole("main").getByRole("group", { name: own["list.inForce"] });
const getFilterChip = (page: Page, name: string) => getActiveFilters(page).getByRole("button", { name, exact: true });
const waitingFilterLabel = `${messages["list.appeals.filter.status"]}: ${messages["status.WAITING"]} (${messages["list.remove"]})`;
const complaintFilterLabel = `${messages["list.appeals.filter.kind"]}: ${messages["appeal.kind.COMPLAINT"]} (${messages["list.remove"]})`;

test.for(testedLanguages)(
  "what a list is narrowed by stands above it, each filter with a way to take it away, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const own = messagesByLanguage[language];
    await page.goto(`${paths.eServices}?word=a&competitionQualityType=1`);
    await waitForPage(page);
    expect(await getActiveFilters(page, own).getByRole("listitem").allTextContents()).toEqual([
      `${own["list.services.filter.word"]}: a (${own["list.remove"]})`,
      `${own["list.services.filter.competitionQualityType"]}: ${own["service.type.1"]} (${own["list.remove"]})`,
      own["list.reset"],
    ]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("filters are taken away one by one; the number of what is found is read out, and the focus is never lost", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(`${paths.appeals}?status=WAITING&kind=COMPLAINT`);
  await waitForPage(page);
  const found = getActiveFilters(page).getByRole("status");
  const few = await found.innerText();
  await getFilterChip(page, waitingFilterLabel).press("Enter");
  expect(await hasFocus(getFilterChip(page, complaintFilterLabel))).toBe(true);
  await waitForExpect(() => found.innerText()).not.toBe(few);
  await waitForPage(page);
  expect(new URL(page.url()).search).toBe("?kind=COMPLAINT");
  expect(await page.getByRole("combobox", { name: messages["list.appeals.filter.status"] }).inputValue()).toBe("");
  const more = await found.innerText();
  await getFilterChip(page, complaintFilterLabel).press("Enter");
  expect(await hasFocus(getActiveFilters(page))).toBe(true);
  await waitForExpect(() => found.innerText()).not.toBe(more);
  expect(new URL(page.url()).search).toBe("");
  expect(await getActiveFilters(page).getByRole("button").count()).toBe(0);
  // Back brings a filter back.
  await page.goBack();
  await getFilterChip(page, complaintFilterLabel).waitFor();
});

test("a text that is longer than the service takes cannot be entered", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.standards);
  const field = page.getByLabel(messagesByLanguage.en["list.standards.filter.word"], { exact: true });
  await field.click();
  await page.keyboard.insertText("a".repeat(filterTextMaxLength + 50));
  expect((await field.inputValue()).length).toBe(filterTextMaxLength);
});

test("all filters are taken away at once, also where nothing was found", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.standards}?word=nothing+of+the+kind&status=REPLACED`);
  await page.getByRole("heading", { level: 2, name: messages["search.nothing"] }).waitFor();
  await waitForExpect(() => getActiveFilters(page).getByRole("status").innerText()).toMatch(/^0 /);
  await getActiveFilters(page).getByRole("button", { name: messages["list.reset"] }).click();
  await page.getByRole("main").getByRole("table").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await hasFocus(getActiveFilters(page))).toBe(true);
  expect(await page.getByRole("searchbox", { name: messages["list.standards.filter.word"] }).inputValue()).toBe("");
});

test("a day that a list is narrowed by is told as people write it", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(`${paths.exchangeRates}?date=2026-03-18`);
  await getActiveFilters(page, messagesByLanguage.az).getByRole("button", { name: "18 mart 2026" }).waitFor();
});

const getStaleNotice = ({ page }: Visitor, language: keyof typeof messagesByLanguage = "en") =>
  page
    .getByRole("main")
    .getByText(new RegExp(messagesByLanguage[language]["list.asOf"].replace("{time}", String.raw`\d\d:\d\d`)));

test.for(testedLanguages)(
  "a list that is still shown without a connection says how old it is, in %s",
  async (language) => {
    const visitor = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /ERR_INTERNET/ });
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

test("a list that could not be read again says how old it is, and is read again when asked for", async () => {
  const visitor = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503|WebSocket/ });
  const { page } = visitor;
  await page.goto(paths.appeals);
  await waitForPage(page);
  await page.waitForLoadState("networkidle");
  portal.backend.state.faults.push({ operationId: "listAppeals", status: 503, times: 100, delaySeconds: 0 });
  // Whatever a message may have been about is read again when the feed is back.
  portal.breakSockets();
  await getStaleNotice(visitor).waitFor();
  expect(await page.getByRole("main").getByRole("row").count()).toBeGreaterThan(5);
  portal.backend.state.faults.splice(0);
  await page.getByRole("main").getByRole("button", { name: messages["action.tryAgain"] }).click();
  await getStaleNotice(visitor).waitFor({ state: "detached" });
});
