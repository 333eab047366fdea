// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { navigate } from "wouter/use-browser-location";
import SearchResultsPage from "../../../src/features/search/SearchResultsPage.tsx";
import type { SearchResults } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Returns a page of results, the first four of which are in the bulletin. No screen of the portal has their word. */
const createResults = (count: number, total = count): SearchResults => ({
  total,
  items: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Qwertz ${index + 1}`,
    content: "",
    searchPlace: index < 4 ? "bulletin" : "news",
  })),
});

/** Renders the results at an address, and returns its live region and its headings of results. */
async function renderResults(address: string, respond: (word: string) => SearchResults | Promise<SearchResults>) {
  const rendered = await renderPage(<SearchResultsPage title="Search" params={{}} />, {
    address,
    respond: async ({ url }) => Response.json(await respond(new URL(url).searchParams.get("word") ?? "")),
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
