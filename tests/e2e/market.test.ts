import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listRates } from "../../mocks/store/publishedRates.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { avoidMidnight } from "./support/avoidMidnight.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getToasts } from "./support/locators.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";
import { waitForFrames } from "./support/waitForFrames.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.en;

test("shows the history of a product's prices as a chart and a table, of one region too, and downloads all prices", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.marketPrices);
  const main = page.getByRole("main");
  const downloading = page.waitForEvent("download");
  await main.getByRole("button", { name: messages["download.csv"] }).click();
  const lines = (await buffer(await (await downloading).createReadStream())).toString().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFProduct,/);
  // More than one page of the list.
  expect(lines.length).toBeGreaterThan(20);

  await page.goto(getHref("productPrices", { id: "bread" }));
  await page.getByRole("heading", { level: 1, name: "Round bread" }).waitFor();
  const chart = main.getByRole("figure", { name: messages["prices.chartTitle"] });
  await chart.locator(".MuiLineChart-line").nth(4).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto(`${getHref("productPrices", { id: "bread" })}?region=ganja`);
  await chart.getByText(/Ganja/).first().waitFor();
  expect(await main.getByRole("table").last().getByRole("columnheader").allTextContents()).toEqual(["Date", "Ganja"]);
});

test("shows the rates of the chosen currency over time", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  avoidMidnight(portal.backend);
  await page.goto(`${paths.exchangeRates}?currency=GBP`);
  const chart = page.getByRole("figure", { name: /Pound sterling/ });
  await chart.locator(".MuiLineChart-line").waitFor();
  // The title names the currency; the lowest and the highest rate have their dates.
  expect(await chart.getByText(/^Lowest/).textContent()).toMatch(/^Lowest: [\d.]+ \(.+\)\. Highest: [\d.]+ \(.+\)\.$/);
  expect(await chart.locator(".MuiChartsAxis-directionX .MuiChartsAxis-tick").count()).toBeLessThanOrEqual(12);
  // The keyboard passes the lines: the table below has their values.
  expect(await chart.locator("a, button, [tabindex]:not([tabindex='-1'])").count()).toBe(0);
  await page.getByText(messages["rates.byDay"].replace("{units}", "GBP")).click();
  const rowCount = await page.getByRole("table").last().getByRole("row").count();
  // The first row has the headers. How many days have rates depends on the holidays.
  expect(rowCount).toBe(1 + listRates(portal.backend, "GBP").length);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("marks the name of a currency that is only in another language, in chart and table", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.route("**/exchange-rates/public/GBP*", async (route) => {
    const response = await fetchWithRetry(route);
    const history = (await response.json()) as object;
    await route.fulfill({ response, json: { ...history, name: "Funt sterlinq", lang: "az" } });
  });
  await page.goto(`${paths.exchangeRates}?currency=GBP`);
  const chart = page.getByRole("figure", { name: /Funt sterlinq/ });
  await chart.waitFor();
  const names = page.getByRole("main").getByText(/Funt sterlinq/);
  const languages = await names.evaluateAll((elements) =>
    elements.map((element) => [element.textContent, element.closest("[lang]")?.getAttribute("lang")]),
  );
  expect(languages.length).toBeGreaterThan(2);
  expect(new Set(languages.map(String))).toEqual(new Set(["Funt sterlinq,az"]));
});

test("leaves the width of a short line to each sentence in a table on a tablet", async () => {
  const { page } = await portal.newVisitor({ language: "ru", viewport: { width: 768, height: 900 } });
  await page.goto(paths.marketPrices);
  const change = page.getByRole("cell", { name: /цена выросла на/ }).first();
  await change.waitFor();
  expect((await change.boundingBox())?.width).toBeGreaterThan(200);
  await page.goto(paths.goodsCode);
  const requirements = page.getByRole("cell", { name: /Нужен сертификат/ }).first();
  await requirements.waitFor();
  expect((await requirements.boundingBox())?.width).toBeGreaterThan(200);
});

test("says that there is no connection when the script that writes a file cannot be loaded", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /ERR_FAILED|import/ });
  await page.goto(paths.exchangeRates);
  const download = page.getByRole("button", { name: messages["download.csv"] }).first();
  await download.waitFor();
  await page.route("**/assets/toCsv-*", (route) => route.abort());
  await download.click();
  await getToasts(page, "en").getByText(messages["failure.offline"]).waitFor();
  await page.unrouteAll();
  const downloading = page.waitForEvent("download");
  await download.click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
});

test("hides the values at the pointer with Escape until it enters the chart again", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(getHref("productPrices", { id: "bread" }));
  const chart = page.getByRole("figure", { name: messages["prices.chartTitle"] });
  await chart.locator(".MuiLineChart-line").nth(4).waitFor();
  const lines = chart.locator("svg").last();
  const tooltip = page.locator(".MuiChartsTooltip-root");
  await lines.hover();
  await tooltip.waitFor();
  await page.keyboard.press("Escape");
  await tooltip.waitFor({ state: "detached" });
  await lines.hover({ position: { x: 200, y: 150 } });
  await waitForFrames(page);
  expect(await tooltip.count()).toBe(0);
  await chart.getByText(/^Lowest/).hover();
  await lines.hover();
  await tooltip.waitFor();
});
