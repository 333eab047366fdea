// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { navigate } from "wouter/use-browser-location";
import SearchResultsPage from "../../../src/features/search/SearchResultsPage.tsx";
import type { SearchResult, SearchResults } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Returns a page of results, the first four of which are in the bulletin. No screen of the portal has their word. */
const createResults = (count: number, total = count): SearchResults => ({
  total,
  items: createEntries(count),
});

const createEntries = (count: number): SearchResult[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Qwertz ${index + 1}`,
    content: "",
    searchPlace: index < 4 ? "bulletin" : "news",
  }));

type Respond = (word: string, page: number) => SearchResults | Promise<SearchResults>;

/** Renders the results at an address, and returns its live region and its headings of results. */
async function renderResults(address: string, respond: Respond) {
  const rendered = await renderPage(<SearchResultsPage title="Search" params={{}} />, {
    address,
    respond: async ({ url }) => {
      const { searchParams } = new URL(url);
      return Response.json(await respond(searchParams.get("word") ?? "", Number(searchParams.get("page"))));
    },
  });
  unmount = rendered.unmount;
  const status = await waitForContent(() => {
    const found = rendered.container.querySelector(".stack > [role=status]");
    expect(found).not.toBeNull();
    return found;
  });
  return { status, readStatus: () => status?.textContent };
}

it.each([
  ["/?word=qwertz", "The first 100 of 1,250 results. Use a more exact word to find the others."],
  ["/?word=qwertz&place=bulletin", "4 results"],
])("the results at %s are counted, of more than one request: %s", async (address, text) => {
  const { readStatus } = await renderResults(address, () => createResults(100, 1250));
  await waitForContent(() => expect(readStatus()).toBe(text));
});

it.each([
  ["that says how many there are", 23, 23, [1, 2, 3], "23 results"],
  ["that says how many there are, more than the portal reads", 240, 240, 10, "The first 100 of 240 results."],
  ["that does not say how many there are", 23, undefined, [1, 2, 3, 4], "23 results"],
  ["that does not say how many there are, if it returns less than ten", 9, undefined, [1], "9 results"],
])("all results of a server %s are read, ten at once", async (_, count, total, pages, text) => {
  const requested: number[] = [];
  const entries = createEntries(count);
  const { readStatus } = await renderResults("/?word=qwertz&page=2", (_word, page) => {
    requested.push(page);
    return { ...(total !== undefined && { total }), items: entries.slice((page - 1) * 10, page * 10) };
  });
  await waitForContent(() => expect(readStatus()).toContain(text));
  expect(Array.isArray(pages) ? requested : requested.length).toEqual(pages);
});

it("a server that returns the same results for each page is asked twice", async () => {
  let requests = 0;
  const { readStatus } = await renderResults("/?word=qwertz", () => {
    requests += 1;
    return { items: createEntries(20) };
  });
  await waitForContent(() => expect(readStatus()).toBe("20 results"));
  expect(requests).toBe(2);
});

it("another search announces what it has found in the element that was there before, also nothing", async () => {
  const second = Promise.withResolvers<SearchResults>();
  const { status, readStatus } = await renderResults("/?word=qwertz", (word) =>
    word === "qwertz" ? createResults(5) : second.promise,
  );
  await waitForContent(() => expect(readStatus()).toBe("5 results"));
  navigate("/?word=yxcvb");
  await waitForContent(() => expect(readStatus()?.trim()).toBe(""));
  second.resolve(createResults(0));
  await waitForContent(() => expect(readStatus()).toBe("0 results"));
  expect(status?.isConnected).toBe(true);
});
