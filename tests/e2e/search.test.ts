import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { searchContent } from "../../mocks/store/searchIndex.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { isInThisPortal } from "../../src/features/search/getResultHref.ts";
import { getPageHeading, getEmptyStateHeading, getToasts } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

const getSearchField = (page: Page, language: Language): Locator =>
  page.getByRole("combobox", { name: messagesByLanguage[language]["search.label"] });
const getSuggestions = (page: Page): Locator => page.getByRole("listbox").getByRole("option");

/** The queries with which the portal was searched. */
function collectQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/search/public")) queries.push(decodeURIComponent(new URL(request.url()).search));
  });
  return queries;
}

test.for([
  ["az", "sertifikat"],
  ["ru", "сертификат"],
  ["en", "certificate"],
] as const)(
  "typing without a pause searches once, in %s for “%s”, and shows what was found",
  async ([language, word]) => {
    const { page } = await portal.newVisitor({ language });
    const queries = collectQueries(page);
    await page.clock.install();
    await page.goto(paths.home);
    await getSearchField(page, language).waitFor();
    // The clock stands still while typing, so that a busy machine makes no pauses of its own.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const letter of word) {
      await getSearchField(page, language).pressSequentially(letter);
      await page.clock.runFor(100);
    }
    await page.clock.runFor(399);
    expect(queries).toEqual([]);
    await page.clock.resume();
    await getSuggestions(page).first().waitFor();
    expect(queries.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { word, page: "1", perPage: "10", lang: language },
    ]);
    const found = searchContent(word, language).filter(isInThisPortal);
    expect(await getSuggestions(page).count()).toBe(Math.min(found.length, 10));
    expect(await getSuggestions(page).first().innerText()).toContain(found[0]?.title);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("an answer is chosen from the keyboard", async () => {
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
  const first = searchContent("certificate", "en")[0];
  expect(await getSuggestions(page).first().innerText()).toContain(first?.title);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/${first?.searchPlace === "e-services" ? "e-services" : "post"}/${first?.id}`);
  expect(await getSearchField(page, "en").inputValue()).toBe("");
  expect(await page.getByRole("listbox").count()).toBe(0);
});

test("Escape closes the answers first and empties the field next", async () => {
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

test("an answer leads to the place that it stands in, and one from a place that the portal does not know to the article", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const addresses = {
    news: "/post/42%2F7",
    "useful-information": "/post/42%2F7",
    "market-prices": "/post/42%2F7",
    "government-info": "/post/42%2F7",
    bulletin: "/post/42%2F7",
    faq: "/faq#42%2F7",
    "e-services": "/e-services/42%2F7",
    standards: "/standards",
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
  for (const [place, address] of Object.entries(addresses))
    expect(await page.getByRole("link", { name: `In ${place}`, exact: true }).getAttribute("href"), place).toBe(
      address,
    );
  await getSearchField(page, "en").fill("standards");
  await getSuggestions(page).filter({ hasText: "In standards" }).click();
  await page.waitForURL(`**${paths.standards}`);
});

test.for(testedLanguages)(
  "a word that nothing is found for is answered with a sentence, in the list and on the page of results, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(paths.faq);
    await getSearchField(page, language).fill("qqqqzzzz");
    await page.getByRole("search").getByRole("status").getByText(say["search.nothing"]).waitFor();
    expect(await page.getByRole("listbox").count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await getEmptyStateHeading(page, say["search.nothing"]).waitFor();
    expect(page.url()).toBe(`${portal.origin}/search?word=qqqqzzzz`);
    await page.getByText(say["search.tip.shorter"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test.for([
  // Trouble is met by asking twice more; a refusal is final.
  ["az", "Axtarış zamanı xəta baş verdi", 500, 3],
  ["ru", messagesByLanguage.ru["search.failed"], 400, 1],
  ["en", messagesByLanguage.en["search.failed"], 400, 1],
] as const)("a search that fails says so in %s: “%s”", async ([language, sentence, status, times]) => {
  const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /500|400/ });
  portal.backend.state.faults.push({ operationId: "searchPortal", status, times, delaySeconds: 0 });
  await page.goto(paths.faq);
  await getSearchField(page, language).fill("sertifikat");
  await getToasts(page, language).getByText(sentence).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("an answer that comes too late is not shown", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  let answerFirst: (() => void) | undefined;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  let settled = false;
  await page.route("**/search/public*word=cer&*", async (route) => {
    await first;
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
    settled = true;
  });
  await page.goto(paths.faq);
  const asked = page.waitForRequest(/word=cer&/);
  await getSearchField(page, "en").pressSequentially("cer");
  await asked;
  await getSearchField(page, "en").pressSequentially("tificate");
  await getSuggestions(page).first().waitFor();
  const shown = await getSuggestions(page).allInnerTexts();
  answerFirst?.();
  await waitForExpect(() => settled).toBe(true);
  expect(await getSuggestions(page).allInnerTexts()).toEqual(shown);
  expect(shown.join()).not.toContain("Too late");
});

test.for(testedLanguages)(
  "Enter opens all results of a word, page by page, at an address of their own, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    const word = "1";
    await page.route("**/search/public*", (route) => {
      const asked = Number(new URL(route.request().url()).searchParams.get("perPage"));
      const items = [...Array(21).keys()].map((place) => ({
        id: `${place}`,
        title: `${Math.floor(place / 10) + 1}.${place % 10}`,
        content: "…",
        searchPlace: "news",
      }));
      return route.fulfill({ json: { items: items.slice(0, asked), page: 1, perPage: asked, total: 21 } });
    });
    await page.goto(paths.home);
    await getSearchField(page, language).fill(word);
    await page.keyboard.press("Enter");
    await getPageHeading(page, say["search.resultsFor"].replace("{word}", word)).waitFor();
    expect(page.url()).toBe(`${portal.origin}/search?word=${word}`);
    await page.getByRole("link", { name: "1.9" }).waitFor();
    const pages = page.getByRole("navigation", { name: say["list.pages"] });
    expect(await pages.getByRole("button", { name: say["list.previous"] }).isDisabled()).toBe(true);
    await pages.getByRole("button", { name: say["list.next"] }).click();
    await page.getByRole("link", { name: "2.9" }).waitFor();
    expect(page.url()).toBe(`${portal.origin}/search?word=${word}&page=2`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.reload();
    await pages.getByRole("button", { name: say["list.next"] }).click();
    await page.getByRole("link", { name: "3.0" }).waitFor();
    expect(await pages.getByRole("button", { name: say["list.next"] }).isDisabled()).toBe(true);
    await page.goBack();
    await page.getByRole("link", { name: "2.9" }).waitFor();
  },
);
