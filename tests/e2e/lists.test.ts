import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { longestText } from "../../src/components/list/useListParams.ts";
import { paths } from "../../src/config/paths.ts";
import { arrived, hasFocus } from "./support/locators.ts";
import { languages, usePortal, words, type Visitor } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const say = words.en;

const inForce = (page: Page, own = say) => page.getByRole("main").getByRole("group", { name: own["list.inForce"] });
const chip = (page: Page, name: string) => inForce(page).getByRole("button", { name, exact: true });
const waiting = `${say["list.appeals.filter.status"]}: ${say["status.WAITING"]} (${say["list.remove"]})`;
const complaints = `${say["list.appeals.filter.kind"]}: ${say["appeal.kind.COMPLAINT"]} (${say["list.remove"]})`;

test.for(languages)("what a list is narrowed by stands above it, each filter with a way to take it away, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const own = words[language];
  await page.goto(`${paths.eServices}?word=a&competitionQualityType=1`);
  await arrived(page);
  expect(await inForce(page, own).getByRole("listitem").allTextContents()).toEqual([
    `${own["list.services.filter.word"]}: a (${own["list.remove"]})`,
    `${own["list.services.filter.competitionQualityType"]}: ${own["service.type.1"]} (${own["list.remove"]})`,
    own["list.reset"],
  ]);
  expect(await violations(page)).toEqual([]);
});

test("filters are taken away one by one; the number of what is found is read out, and the focus is never lost", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en" });
  await page.goto(`${paths.appeals}?status=WAITING&kind=COMPLAINT`);
  await arrived(page);
  const found = inForce(page).getByRole("status");
  const few = await found.innerText();
  await chip(page, waiting).press("Enter");
  expect(await hasFocus(chip(page, complaints))).toBe(true);
  await soon(() => found.innerText()).not.toBe(few);
  await arrived(page);
  expect(new URL(page.url()).search).toBe("?kind=COMPLAINT");
  expect(await page.getByRole("combobox", { name: say["list.appeals.filter.status"] }).inputValue()).toBe("");
  const more = await found.innerText();
  await chip(page, complaints).press("Enter");
  expect(await hasFocus(inForce(page))).toBe(true);
  await soon(() => found.innerText()).not.toBe(more);
  expect(new URL(page.url()).search).toBe("");
  expect(await inForce(page).getByRole("button").count()).toBe(0);
  // Back brings a filter back.
  await page.goBack();
  await chip(page, complaints).waitFor();
});

test("a text that is longer than the service takes cannot be entered", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.standards);
  const field = page.getByLabel(words.en["list.standards.filter.word"], { exact: true });
  await field.click();
  await page.keyboard.insertText("a".repeat(longestText + 50));
  expect((await field.inputValue()).length).toBe(longestText);
});

test("all filters are taken away at once, also where nothing was found", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(`${paths.standards}?word=nothing+of+the+kind&status=REPLACED`);
  await page.getByRole("heading", { level: 2, name: say["search.nothing"] }).waitFor();
  await soon(() => inForce(page).getByRole("status").innerText()).toMatch(/^0 /);
  await inForce(page).getByRole("button", { name: say["list.reset"] }).click();
  await page.getByRole("main").getByRole("table").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await hasFocus(inForce(page))).toBe(true);
  expect(await page.getByRole("searchbox", { name: say["list.standards.filter.word"] }).inputValue()).toBe("");
});

test("a day that a list is narrowed by is told as people write it", async () => {
  const { page } = await portal.visitor({ language: "az" });
  await page.goto(`${paths.exchangeRates}?date=2026-03-18`);
  await inForce(page, words.az).getByRole("button", { name: "18 mart 2026" }).waitFor();
});

const asOf = ({ page }: Visitor, language: keyof typeof words = "en") => page.getByRole("main").getByText(new RegExp(words[language]["list.asOf"].replace("{time}", String.raw`\d\d:\d\d`)));

test.for(languages)("a list that is still shown without a connection says how old it is, in %s", async (language) => {
  const visitor = await portal.visitor({ as: "citizen", language, expected: /ERR_INTERNET/ });
  const { page, context } = visitor;
  await page.goto(paths.appeals);
  await arrived(page);
  expect(await asOf(visitor, language).count()).toBe(0);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await asOf(visitor, language).waitFor();
  expect(await page.getByRole("main").getByRole("row").count()).toBeGreaterThan(5);
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await asOf(visitor, language).waitFor({ state: "detached" });
});

test("a list that could not be read again says how old it is, and is read again when asked for", async () => {
  const visitor = await portal.visitor({ as: "citizen", language: "en", expected: /503|WebSocket/ });
  const { page } = visitor;
  await page.goto(paths.appeals);
  await arrived(page);
  await page.waitForLoadState("networkidle");
  portal.world.state.faults.push({ operationId: "listAppeals", status: 503, times: 100, delaySeconds: 0 });
  // Whatever a message may have been about is read again when the feed is back.
  portal.breakFeeds();
  await asOf(visitor).waitFor();
  expect(await page.getByRole("main").getByRole("row").count()).toBeGreaterThan(5);
  portal.world.state.faults.splice(0);
  await page.getByRole("main").getByRole("button", { name: say["action.tryAgain"] }).click();
  await asOf(visitor).waitFor({ state: "detached" });
});
