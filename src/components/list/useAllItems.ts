import { skipToken, useQueryClient, useSuspenseQuery, type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { getFailure } from "../../api/failure.ts";
import { markIncomplete } from "../../api/incompleteResponses.ts";
import { readAllPages, type ListPage } from "./readAllPages.ts";

/** The query of a page of a list. Generated functions return it. */
type PageQuery<Page> = { queryKey: QueryKey; queryFn?: QueryFunction<Page> | undefined };

/**
 * Returns all entries of a list that is rendered without pagination. `firstPage` is its first page with up to 100 entries,
 * `getPageQuery` returns the query of another page. Suspends until the further pages have been read, if there are any. Ends
 * with a page that cannot be read; a toast says that entries are missing.
 */
export function useAllItems<Item, Page extends ListPage<Item>>(
  firstPage: Page & ListPage<Item>,
  getPageQuery: (page: number) => PageQuery<Page>,
): readonly Item[] {
  const client = useQueryClient();
  const { items, total } = firstPage;
  const isComplete = items.length === 0 || (total !== undefined && items.length >= total);
  const { data: furtherItems } = useSuspenseQuery<readonly Item[]>({
    // The number of entries is a part of the key, so a new first page is completed again.
    queryKey: [...getPageQuery(2).queryKey, { after: items.length, total }],
    queryFn: async () => {
      let isCutOff = false;
      const readPage = ({ page }: { page: number }): Promise<ListPage<Item>> => {
        const { queryKey, queryFn = skipToken } = getPageQuery(page);
        return client.fetchQuery<Page>({ queryKey, queryFn, meta: { errorDisplay: "silent" } });
      };
      const list = await readAllPages<Item>(
        (paging) =>
          readPage(paging).catch((error: unknown) => {
            if (getFailure(error) === undefined) throw error;
            isCutOff = true;
            return { items: [], total };
          }),
        firstPage,
      );
      const further = list.items.slice(items.length);
      if (isCutOff) markIncomplete(further);
      return further;
    },
    ...(isComplete && { initialData: [], staleTime: Infinity }),
  });
  return isComplete ? items : [...items, ...furtherItems];
}
