import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { selectCases } from "../support/selection.ts";
import { createPdfBytes } from "./support/fileFixtures.ts";
import { hasFocus, waitForPage } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const phone = { width: 360, height: 640 };
/** A window of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };
/** A window of 1366 by 768 pixels at 400 % zoom. */
const zoomedLaptop = { width: 341, height: 156 };

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

test.for([
  ["a list whose filters are folded", paths.faq],
  ["a list with one filter", paths.documents],
] as const)("opens the search of a phone's header with the key for the search, on %s", async ([, path]) => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", viewport: phone });
  await page.goto(path);
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

test("gives the fields of a form on a touch screen a font that iOS does not enlarge the page for, also with small text", async () => {
  const { page } = await portal.newVisitor({
    as: "citizen",
    language: "en",
    viewport: phone,
    hasTouch: true,
    localStorage: { websitePreferences: JSON.stringify({ fontSize: 12 }) },
  });
  await page.goto(paths.consumerRights);
  await waitForPage(page);
  const fields = page.locator("main form").locator(".MuiInputBase-input");
  await fields.first().waitFor();
  const sizes = await fields.evaluateAll((found) => found.map((field) => getComputedStyle(field).fontSize));
  expect(new Set(sizes)).toEqual(new Set(["16px"]));
});

test.for(selectCases(testedLanguages))(
  "shows each account of the choice as a card that is not cut off, at 400 % zoom, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "representative", language, viewport: zoomed });
    await page.goto(paths.documents);
    const dialog = page.getByRole("dialog", { name: messagesByLanguage[language]["account.title"] });
    const lastCard = dialog.locator(".radio-card").last();
    await lastCard.scrollIntoViewIfNeeded();
    expect(await isUncovered(lastCard)).toBe(true);
    const apply = dialog.getByRole("button", { name: messagesByLanguage[language]["account.apply"] });
    await apply.scrollIntoViewIfNeeded();
    expect(await isUncovered(apply)).toBe(true);
  },
);

test("shows a document of several pages at 400 % zoom, and renders only the pages near the visible part", async () => {
  const protocol = portal.backend.state.documents.find(({ name }) => name === "Sınaq protokolu")!;
  const bytes = createPdfBytes(60, [595, 842]);
  protocol.content = { kind: "uploaded", size: bytes.length };
  protocol.attached = true;
  await portal.backend.fileStorage.write(protocol.id, bytes);
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", viewport: zoomed });
  await page.goto(paths.documents);
  const messages = messagesByLanguage.en;
  await page.getByRole("button", { name: `${messages["document.open"]} ${protocol.name}`, exact: true }).click();
  const pages = page.getByRole("dialog", { name: protocol.name }).locator(".file-frame-page");
  await pages.nth(40).scrollIntoViewIfNeeded();
  await pages.nth(40).locator("canvas").waitFor();
  const readVisibleHeight = (): Promise<number> =>
    pages.nth(40).evaluate((area) => {
      const { left, top, bottom } = area.getBoundingClientRect();
      return Array.from({ length: Math.floor(bottom - top) }, (_, line) => top + line).filter((y) =>
        area.contains(document.elementFromPoint(left + 4, y)),
      ).length;
    });
  await waitForExpect(readVisibleHeight).toBeGreaterThan(128);
  await waitForExpect(() => pages.locator("canvas").count()).toBeLessThan(8);
});

test.for([16, 20] as const)(
  "lets the page of a zoomed laptop scroll to every item of the menu and of the display settings, with font %d",
  async (fontSize) => {
    const messages = messagesByLanguage.ru;
    const { page } = await portal.newVisitor({
      as: "citizen",
      language: "ru",
      viewport: zoomedLaptop,
      localStorage: { websitePreferences: JSON.stringify({ fontSize }) },
    });
    await page.goto(paths.documents);
    await waitForPage(page);
    const menu = page.getByRole("navigation", { name: messages["menu.label"] });
    await menu.getByRole("button", { name: messages["menu.toggle"] }).click();
    expect(
      await menu
        .getByRole("list")
        .first()
        .evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
    await expectReachable(menu.getByRole("link").last());
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: messages["preferences.label"] }).click();
    const settings = page.getByRole("banner").locator(".settings-panel");
    await expectReachable(settings.getByRole("group").first());
    await expectReachable(settings.getByRole("button").last());
  },
);

/** Expects that the page can be scrolled so that no part of an element is cut off or covered. */
async function expectReachable(element: Locator): Promise<void> {
  await element.evaluate((found) => scrollBy(0, found.getBoundingClientRect().top - 8));
  expect(await isUncovered(element)).toBe(true);
}

/** Returns whether no part of an element at its start edge is cut off or covered. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => {
    const { left, top, bottom } = found.getBoundingClientRect();
    return [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
      found.contains(document.elementFromPoint(left + 8, y)),
    );
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
