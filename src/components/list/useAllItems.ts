import { useSuspenseQuery, type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { readAllPages, type ListPage } from "./readAllPages.ts";

/** The query of a page of a list. Generated functions return it. */
type PageQuery<Page> = { queryKey: QueryKey; queryFn?: QueryFunction<Page> | undefined };

/**
 * Returns all entries of a list that is rendered without pagination. `firstPage` is its first page with up to 100 entries,
 * `getPageQuery` returns the query of another page. Suspends until the further pages have been read, if there are any.
 */
export function useAllItems<Item, Page extends ListPage<Item>>(
  firstPage: Page & ListPage<Item>,
  getPageQuery: (page: number) => PageQuery<Page>,
): readonly Item[] {
  const { items, total } = firstPage;
  const isComplete = items.length === 0 || items.length >= total;
  const { data } = useSuspenseQuery<readonly Item[]>({
    // The number of entries is a part of the key, so a new first page is completed again.
    queryKey: [...getPageQuery(2).queryKey, { after: items.length, total }],
    queryFn: async (context) => {
      const list = await readAllPages<Item>(async ({ page }) => {
        const { queryFn } = getPageQuery(page);
        if (queryFn === undefined) throw new TypeError("The query of a page has no function");
        return queryFn(context);
      }, firstPage);
      return list.items;
    },
    ...(isComplete && { initialData: items, staleTime: Infinity }),
  });
  return isComplete ? items : data;
}
