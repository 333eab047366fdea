// @vitest-environment jsdom
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "../../../src/api/failure.ts";
import { isIncomplete } from "../../../src/api/incompleteResponses.ts";
import type { ListPage } from "../../../src/components/list/readAllPages.ts";
import { useAllItems } from "../../../src/components/list/useAllItems.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

type Page = ListPage<string>;
let page: Awaited<ReturnType<typeof renderPage>>;
afterEach(() => page.unmount());

/** Renders all entries of the list that consists of `pages`, and a button that reads it again. */
async function renderList(pages: (() => Page)[]): Promise<HTMLElement> {
  const getPageQuery = (number: number) => ({
    queryKey: ["list", { page: number }],
    queryFn: async (): Promise<Page> => {
      await Promise.resolve();
      const readPage = pages[number - 1];
      if (readPage === undefined) throw new ApiError({ kind: "notFound" });
      return readPage();
    },
  });
  const List = (): ReactNode => {
    const client = useQueryClient();
    const { data } = useSuspenseQuery(getPageQuery(1));
    const items = useAllItems<string, Page>(data, getPageQuery);
    const isCutOff = client
      .getQueryCache()
      .getAll()
      .some(({ state }) => isIncomplete(state.data));
    return (
      <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ["list"] })}>
        {items.join(" ")}
        {isCutOff && " …"}
      </button>
    );
  };
  page = await renderPage(
    <Suspense fallback="Loading">
      <List />
    </Suspense>,
    { respond: () => Response.error() },
  );
  return page.container;
}

it("a list without pagination has the entries of all its pages", async () => {
  const container = await renderList([
    () => ({ total: 5, items: ["a", "b"] }),
    () => ({ total: 5, items: ["c", "d"] }),
    () => ({ total: 5, items: ["e"] }),
  ]);
  await waitForContent(() => expect(container.textContent).toBe("a b c d e"));
});

it("a list keeps the entries that are there, and is marked, when a further page cannot be read", async () => {
  const container = await renderList([
    () => ({ total: 5, items: ["a", "b"] }),
    () => ({ total: 5, items: ["c", "d"] }),
  ]);
  await waitForContent(() => expect(container.textContent).toBe("a b c d …"));
});

it("a list that is read again shows its new first page", async () => {
  let first = "a";
  const container = await renderList([() => ({ total: 3, items: [first, "b"] }), () => ({ total: 3, items: ["c"] })]);
  await waitForContent(() => expect(container.textContent).toBe("a b c"));
  first = "A";
  container.querySelector("button")?.click();
  await waitForContent(() => expect(container.textContent).toBe("A b c"));
});
