// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
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

/** Returns the results of a page, or the status of a refusal. */
type Respond = (word: string, page: number, perPage: number) => SearchResults | number | Promise<SearchResults>;

/** Renders the results at an address, and returns its live region and its headings of results. */
async function renderResults(address: string, respond: Respond, onIncomplete?: () => void) {
  const rendered = await renderPage(<SearchResultsPage title="Search" params={{}} />, {
    address,
    ...(onIncomplete !== undefined && { onIncomplete }),
    respond: async ({ url }) => {
      const { searchParams } = new URL(url);
      const results = await respond(
        searchParams.get("word") ?? "",
        Number(searchParams.get("page")),
        Number(searchParams.get("perPage")),
      );
      return typeof results === "number" ? new Response(null, { status: results }) : Response.json(results);
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

it("the count of the results is announced anew when the same word is searched for again, without a new entry of the history", async () => {
  const { status, readStatus } = await renderResults("/search?word=qwertz", () => createResults(3));
  const historyLength = history.length;
  await waitForContent(() => expect(readStatus()).toBe("3 results"));
  const announced = new Set([status?.firstChild]);
  for (const count of [2, 3]) {
    document.querySelector<HTMLButtonElement>("form[role=search] button[type=submit]")?.click();
    await waitForContent(() => {
      announced.add(status?.firstChild);
      expect(announced.size).toBe(count);
    });
    expect(readStatus()).toBe("3 results");
  }
  expect(history).toHaveLength(historyLength);
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

it.each([
  ["that says how many there are", 23, ["1 100", "1 10", "2 10", "3 10"]],
  ["that does not say how many there are", undefined, ["1 100", "1 10", "2 10", "3 10", "4 10"]],
])("all results of a server %s are read, when it refuses more than ten at once", async (_, total, pages) => {
  const requested: string[] = [];
  const entries = createEntries(23);
  const { readStatus } = await renderResults("/?word=qwertz", (_word, page, perPage) => {
    requested.push(`${page} ${perPage}`);
    if (perPage > 10) return 400;
    return { ...(total !== undefined && { total }), items: entries.slice((page - 1) * perPage, page * perPage) };
  });
  await waitForContent(() => expect(readStatus()).toBe("23 results"));
  expect(requested).toEqual(pages);
});

it.each([
  [404, undefined, 0],
  [400, undefined, 0],
  // Another page must be there.
  [404, 30, 1],
  [403, undefined, 1],
])(
  "a page of results that is refused with %d is the end of those of a server with the total %j, or missing",
  async (status, total, times) => {
    const onIncomplete = vi.fn<() => void>();
    const entries = createEntries(20);
    const respond: Respond = (_word, page) =>
      page > 2 ? status : { ...(total !== undefined && { total }), items: entries.slice((page - 1) * 10, page * 10) };
    const { readStatus } = await renderResults("/?word=qwertz", respond, onIncomplete);
    await waitForContent(() => expect(readStatus()).toContain("20"));
    expect(onIncomplete).toHaveBeenCalledTimes(times);
  },
);

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

it.each([
  ["how many results it has, as the server says", 12, "Did you mean “qwertzu”? (12 results)"],
  ["no number with a server that does not say it", undefined, "Did you mean “qwertzu”?"],
])("another spelling of a word without results has %s", async (_, total, text) => {
  await renderResults("/?word=qwərtzü", (word) =>
    word === "qwertzu" ? { ...(total !== undefined && { total }), items: createEntries(1) } : createResults(0),
  );
  await waitForContent(() => expect(document.querySelector("a[href*=qwertzu]")?.textContent).toBe(text));
});

it("a word and results with letters in parts, as copied from a Mac, are those with whole letters", async () => {
  const decomposed = "ölçü".normalize("NFD");
  const words: string[] = [];
  await renderResults(`/?word=${encodeURIComponent(decomposed)}`, (word) => {
    words.push(word);
    return {
      total: 1,
      items: [{ id: 1, title: "Ölçü vasitələri".normalize("NFD"), content: "", searchPlace: "news" }],
    };
  });
  const mark = await waitForContent(() => {
    const found = document.querySelector("mark");
    expect(found).not.toBeNull();
    return found;
  });
  expect([words[0], mark?.textContent]).toEqual(["ölçü", "Ölçü"]);
  expect(document.body.textContent).not.toContain("Did you mean");
});
