// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { useListParams } from "../../../src/components/list/useListParams.ts";
import { usePageParam } from "../../../src/components/list/usePageParam.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

function List(): ReactNode {
  const { filterValues, setSort } = useListParams({ word: "text" }, ["title"]);
  const [, setPage] = usePageParam();
  return (
    <>
      <output>{filterValues["word"]}</output>
      <button type="button" onClick={() => setPage(2)}>
        page
      </button>
      <button type="button" onClick={() => setSort("title.asc")}>
        sort
      </button>
    </>
  );
}

it.each(["20%dan", "100%fa", "a%2Bb", "5%0A", "a+b", "süd & çörək"])(
  "a list is filtered by the word “%s” that was entered, and keeps it in its links",
  async (word) => {
    const page = await renderPage(<List />, {
      address: `/list?${String(new URLSearchParams({ word }))}`,
      respond: () => new Response(),
    });
    ({ unmount } = page);
    const { container } = page;
    const expectWord = async (search: string): Promise<void> => {
      await waitForContent(() => expect(container.querySelector("output")?.textContent).toBe(word));
      await waitForContent(() => expect(location.search).toBe(`?${String(new URLSearchParams({ word }))}${search}`));
    };
    await expectWord("");
    const [pageButton, sortButton] = container.querySelectorAll("button");
    pageButton?.click();
    await expectWord("&page=2");
    sortButton?.click();
    await expectWord("&sort=title.asc");
  },
);
