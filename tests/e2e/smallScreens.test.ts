import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { selectCases } from "../support/selection.ts";
import { hasFocus, waitForPage } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const phone = { width: 360, height: 640 };

/** Returns the lowest pixel of an element in the viewport before any scrolling. */
const readBottom = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.getBoundingClientRect().bottom);

test("shows the number of the first appeal on the first screen of a phone, also with the long words of Russian", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", viewport: phone });
  await page.goto(paths.appeals);
  await waitForPage(page);
  const number = page.getByRole("main").getByRole("rowheader").first().getByRole("link");
  expect(await readBottom(number)).toBeLessThan(phone.height);
});

test.for(selectCases(testedLanguages))(
  "gives the main button above the appeals a row of its own on a phone, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, viewport: phone });
    await page.goto(paths.appeals);
    await waitForPage(page);
    const buttons = page.getByRole("main").locator("header").getByRole("link");
    const tops = await buttons.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(1);
  },
);

test.for(selectCases(testedLanguages))(
  "keeps the appeals a table on a tablet, each number on one line, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, viewport: { width: 768, height: 900 } });
    await page.goto(paths.appeals);
    await waitForPage(page);
    const numbers = page.getByRole("main").getByRole("rowheader").getByRole("link");
    await numbers.first().waitFor();
    const lines = await numbers.evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    // In a card the cells are below each other.
    const cells = await page.getByRole("main").getByRole("row").nth(1).getByRole("cell").all();
    const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  },
);

test("opens the search of a phone's header with the key for the search", async () => {
  const { page } = await portal.newVisitor({ language: "en", viewport: phone });
  await page.goto(paths.faq);
  await waitForPage(page);
  await page.keyboard.press("/");
  const search = page.getByRole("banner").getByRole("combobox");
  await search.waitFor();
  await waitForExpect(() => hasFocus(search)).toBe(true);
  expect(await search.inputValue()).toBe("");
});

test("begins every news item at the same edge of a phone, also those with an image", async () => {
  const { page } = await portal.newVisitor({ language: "ru", viewport: phone });
  await page.goto(paths.news);
  await waitForPage(page);
  const titles = page.getByRole("main").getByRole("listitem").getByRole("heading");
  await titles.nth(3).waitFor();
  const edges = await titles.evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
});

test("renders no line at the end of a card whose last value stands at its top", async () => {
  const { page } = await portal.newVisitor({ language: "ru", viewport: phone });
  await page.goto(paths.deviceData);
  await waitForPage(page);
  const lines = await page
    .getByRole("main")
    .getByRole("row")
    .nth(1)
    .evaluate((row) => {
      const end = row.getBoundingClientRect().bottom;
      return [...row.children]
        .filter((cell) => end - cell.getBoundingClientRect().bottom < 20)
        .map((cell) => getComputedStyle(cell).borderBlockEndWidth);
    });
  expect(lines).toEqual(["0px"]);
});

test("labels the values of a card, but not its heading and its status", async () => {
  const { page } = await portal.newVisitor({ language: "ru", viewport: phone });
  await page.goto(paths.standards);
  await waitForPage(page);
  await checkCard(page.getByRole("main").getByRole("row").nth(1));
});

test("renders the card of an overdue report in one column, with a label for its due date", async () => {
  const late = portal.backend.state.reports.find(({ id }) => id === 712);
  if (late !== undefined) late.dueDate = "2026-01-20";
  const { page } = await portal.newVisitor({ as: "director", language: "ru", viewport: phone });
  await page.goto(paths.reports);
  await waitForPage(page);
  await checkCard(page.getByRole("row").filter({ hasText: messagesByLanguage.ru["due.passed"] }));
});

/** Checks that a card has one column, and a label for each value but the first cell and the status. */
async function checkCard(row: Locator): Promise<void> {
  const cells = await row.locator("> *").evaluateAll((found) =>
    found.map((cell) => ({
      isHeading: cell.matches(":first-child, [data-status]"),
      hasLabel: cell.firstElementChild?.checkVisibility() === true,
      left: cell.getBoundingClientRect().left,
    })),
  );
  expect(cells.map(({ isHeading }) => isHeading)).toContain(false);
  expect(cells.filter(({ isHeading }) => isHeading)).toHaveLength(2);
  for (const { isHeading, hasLabel } of cells) expect(hasLabel).toBe(!isHeading);
  expect(new Set(cells.map(({ left }) => left)).size).toBe(1);
}
