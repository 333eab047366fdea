import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { standards } from "../../mocks/sampleData/standards.ts";
import { searchContent } from "../../mocks/store/searchIndex.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { isInThisPortal } from "../../src/config/getResultHref.ts";
import { getPageHeading, getEmptyStateHeading, getToasts, hasFocus, waitForPage } from "./support/locators.ts";
import { getAddress, getPath } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { waitForFrames } from "./support/waitForFrames.ts";

const portal = setUpPortal();

const getSearchField = (page: Page, language: Language): Locator =>
  page.getByRole("combobox", { name: messagesByLanguage[language]["search.label"] });
const getSuggestions = (page: Page): Locator => page.getByRole("listbox").getByRole("option");

/** Returns the query strings of all search requests, as they occur. */
function collectQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/search/public")) queries.push(decodeURIComponent(new URL(request.url()).search));
  });
  return queries;
}

/** Returns the suggestions of the server, without the screens of the portal, which come first. */
const getFoundContent = (page: Page, language: Language): Locator =>
  getSuggestions(page).filter({ hasNotText: messagesByLanguage[language]["search.screen"] });

test.for(
  selectCases([
    ["az", "sertifikat"],
    ["ru", "сертификат"],
    ["en", "certificate"],
  ]),
)(
  "sends one search request after continuous typing, in %s for “%s”, and shows the results",
  async ([language, word]) => {
    const { page } = await portal.newVisitor({ language });
    const queries = collectQueries(page);
    await page.clock.install();
    await page.goto(paths.home);
    await getSearchField(page, language).waitFor();
    // The clock is paused while typing, so that a slow machine does not extend the pauses.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const character of word) {
      await getSearchField(page, language).pressSequentially(character);
      await page.clock.runFor(100);
    }
    await page.clock.runFor(399);
    expect(queries).toEqual([]);
    await page.clock.resume();
    await getSuggestions(page).first().waitFor();
    expect(queries.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { word, page: "1", perPage: "10", lang: language },
    ]);
    const expectedResults = searchContent(word, language).filter(isInThisPortal);
    const found = getFoundContent(page, language);
    expect(await found.count()).toBe(Math.min(expectedResults.length, 10));
    expect(await found.first().innerText()).toContain(expectedResults[0]?.title);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("selects a suggestion with the keyboard", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await getSearchField(page, "en").fill("certificate");
  await getSuggestions(page).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await getSuggestions(page).nth(1).getAttribute("aria-selected")).toBe("true");
  expect(await getSearchField(page, "en").getAttribute("aria-activedescendant")).toBe(
    await getSuggestions(page).nth(1).getAttribute("id"),
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await getSearchField(page, "en").getAttribute("aria-activedescendant")).toBeNull();
  await page.keyboard.press("ArrowDown");
  const firstResponse = searchContent("certificate", "en")[0];
  const found = getFoundContent(page, "en");
  expect(await found.first().innerText()).toContain(firstResponse?.title);
  while ((await found.first().getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(
    `**/${firstResponse?.searchPlace === "e-services" ? "e-services" : "post"}/${firstResponse?.id}`,
  );
  expect(await getSearchField(page, "en").inputValue()).toBe("");
  expect(await page.getByRole("listbox").count()).toBe(0);
});

test("scrolls the suggestion that the keyboard selects into view", async () => {
  const { page } = await portal.newVisitor({ language: "en", viewport: { width: 1280, height: 400 } });
  await page.goto(paths.faq);
  await getSearchField(page, "en").fill("certificate");
  await getSuggestions(page).nth(5).waitFor();
  await page.keyboard.press("ArrowUp");
  const selected = getSuggestions(page).last();
  expect(await selected.getAttribute("aria-selected")).toBe("true");
  const isInView = (): Promise<boolean> =>
    selected.evaluate((option) => {
      const { left, top, bottom } = option.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) => option.contains(document.elementFromPoint(left + 8, y)));
    });
  await waitForExpect(isInView).toBe(true);
  expect(await hasFocus(getSearchField(page, "en"))).toBe(true);
});

test("searches for the text of the field when the keyboard has selected a suggestion and left the field", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await getSearchField(page, "en").fill("certificate");
  await getSuggestions(page).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname, search }) => pathname.endsWith(paths.search) && search === "?word=certificate");
});

test("names the language of a suggestion in another one than the page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await getSearchField(page, "en").fill("növbədədir");
  await getSuggestions(page).first().waitFor();
  const texts = getSuggestions(page).first().locator("[lang=az]");
  expect(await texts.allInnerTexts()).toEqual([
    expect.stringContaining("Müraciətim"),
    expect.stringContaining("növbədədir"),
  ]);
});

test("closes the suggestions with the first Escape and clears the field with the second", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await getSearchField(page, "en").fill("certificate");
  await getSuggestions(page).first().waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("listbox").count()).toBe(0);
  expect(await getSearchField(page, "en").inputValue()).toBe("certificate");
  await page.keyboard.press("Escape");
  expect(await getSearchField(page, "en").inputValue()).toBe("");
});

test("links a result to the page of its section, and one of an unknown section to the article", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const addresses = {
    news: "/post/42%2F7",
    "useful-information": "/post/42%2F7",
    "market-prices": "/post/42%2F7",
    "government-info": "/post/42%2F7",
    bulletin: "/post/42%2F7",
    faq: "/faq#42%2F7",
    "e-services": "/e-services/42%2F7",
    standards: "/standards?word=In+standards",
    "//evil.example": "/post/42%2F7",
    "javascript:alert(1)": "/post/42%2F7",
  };
  const items = Object.keys(addresses).map((searchPlace) => ({
    id: "42/7",
    title: `In ${searchPlace}`,
    content: "…",
    searchPlace,
  }));
  await page.route("**/search/public*", (route) =>
    route.fulfill({ json: { items, page: 1, perPage: 10, total: items.length } }),
  );
  await page.goto(`${paths.search}?word=anything`);
  for (const [section, address] of Object.entries(addresses))
    expect(await page.getByRole("link", { name: `In ${section}`, exact: true }).getAttribute("href"), section).toBe(
      `/en${address}`,
    );
  await getSearchField(page, "en").fill("standards");
  await getSuggestions(page).filter({ hasText: "In standards" }).click();
  await page.waitForURL(`**${paths.standards}?word=In+standards`);
});

test("opens the list of standards with the one that was found", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const { designation } = standards[0]!;
  await page.goto(paths.home);
  await getSearchField(page, "en").fill(designation);
  await getSuggestions(page)
    .filter({ hasText: designation })
    .filter({ hasText: messagesByLanguage.en["page.standards.title"] })
    .click();
  await page.getByRole("rowheader", { name: designation }).waitFor();
  await waitForExpect(() => page.getByRole("main").getByRole("rowheader").count()).toBe(1);
});

test.for(selectCases(testedLanguages))(
  "shows that nothing was found, in the suggestions and on the results page, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await getSearchField(page, language).fill("qqqqzzzz");
    await page.getByRole("search").getByRole("status").getByText(messages["search.nothing"]).waitFor();
    expect(await page.getByRole("listbox").count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await getEmptyStateHeading(page, messages["search.nothing"]).waitFor();
    expect(getAddress(page)).toBe("/search?word=qqqqzzzz");
    await page.getByText(messages["search.tip.shorter"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test.for(
  selectCases([
    // A server error is retried twice; a client error is final.
    ["az", "Axtarış zamanı xəta baş verdi", 500, 3],
    ["ru", messagesByLanguage.ru["search.failed"], 400, 1],
    ["en", messagesByLanguage.en["search.failed"], 400, 1],
  ]),
)("shows that the search failed, in %s: “%s”", async ([language, errorText, status, times]) => {
  const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /500|400/ });
  portal.backend.state.faults.push({ operationId: "searchPortal", status, times, delaySeconds: 0 });
  await page.goto(paths.faq);
  await getSearchField(page, language).fill("sertifikat");
  await getToasts(page, language).getByText(errorText).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("does not show a response that arrives too late", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  let releaseFirst: (() => void) | undefined;
  const firstResponse = new Promise<void>((resolve) => (releaseFirst = resolve));
  let isSettled = false;
  await page.route("**/search/public*word=cer&*", async (route) => {
    await firstResponse;
    await route
      .fulfill({
        json: {
          items: [{ id: "1", title: "Too late", content: "…", searchPlace: "news" }],
          page: 1,
          perPage: 10,
          total: 1,
        },
      })
      .catch(() => undefined);
    isSettled = true;
  });
  await page.goto(paths.faq);
  const searchRequest = page.waitForRequest(/word=cer&/);
  await getSearchField(page, "en").pressSequentially("cer");
  await searchRequest;
  await getSearchField(page, "en").pressSequentially("tificate");
  await getSuggestions(page).first().waitFor();
  const suggestions = await getSuggestions(page).allInnerTexts();
  releaseFirst?.();
  await waitForExpect(() => isSettled).toBe(true);
  // In which the page could show it.
  await waitForFrames(page);
  expect(await getSuggestions(page).allInnerTexts()).toEqual(suggestions);
  expect(suggestions.join()).not.toContain("Too late");
});

test.for(selectCases(testedLanguages))(
  "opens all results on Enter, page by page, with a URL for each page, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    const word = "1";
    await page.route("**/search/public*", (route) => {
      const searchRequest = Number(new URL(route.request().url()).searchParams.get("perPage"));
      const items = [...Array(21).keys()].map((section) => ({
        id: `${section}`,
        title: `${Math.floor(section / 10) + 1}.${section % 10}`,
        content: "…",
        searchPlace: "news",
      }));
      return route.fulfill({
        json: { items: items.slice(0, searchRequest), page: 1, perPage: searchRequest, total: 21 },
      });
    });
    await page.goto(paths.home);
    await getSearchField(page, language).fill(word);
    await page.keyboard.press("Enter");
    await getPageHeading(page, messages["search.resultsFor"].replace("{word}", word)).waitFor();
    expect(getAddress(page)).toBe(`/search?word=${word}`);
    await page.getByRole("link", { name: "1.9" }).waitFor();
    const pages = page.getByRole("navigation", { name: messages["list.pages"] });
    expect(await pages.getByRole("button", { name: messages["list.previous"] }).isDisabled()).toBe(true);
    await pages.getByRole("button", { name: messages["list.next"] }).click();
    await page.getByRole("link", { name: "2.9" }).waitFor();
    expect(getAddress(page)).toBe(`/search?word=${word}&page=2`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.reload();
    await pages.getByRole("button", { name: messages["list.next"] }).click();
    await page.getByRole("link", { name: "3.0" }).waitFor();
    expect(await pages.getByRole("button", { name: messages["list.next"] }).isDisabled()).toBe(true);
    await page.goBack();
    await page.getByRole("link", { name: "2.9" }).waitFor();
  },
);

test.for(selectCases(testedLanguages))("asks for a word when an empty search is submitted, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const messages = messagesByLanguage[language];
  for (const path of [paths.home, paths.faq]) {
    await page.goto(path);
    const field = getSearchField(page, language);
    const status = page.getByRole("search", { name: messages["search.label"] }).getByRole("status");
    await field.waitFor();
    await waitForPage(page);
    for (const submit of [
      () => field.press("Enter"),
      () =>
        page
          .getByRole("search", { name: messages["search.label"] })
          .getByRole("button", { name: messages["search.submit"] })
          .click(),
    ]) {
      await submit();
      await waitForExpect(() => status.innerText()).toBe(messages["search.empty"]);
      expect(await hasFocus(field)).toBe(true);
      expect(getPath(page)).toBe(path);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await field.press("a");
      await waitForExpect(() => status.innerText()).not.toBe(messages["search.empty"]);
      await field.fill("");
    }
  }
});
