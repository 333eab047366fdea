import { useQueryClient } from "@tanstack/react-query";
import { getResultHref } from "../../config/getResultHref.ts";
import type { SearchResult, SearchResults } from "../../generated/contract.d.ts";
import { getSearchPortalQueryKey } from "../../generated/queries/search/index.ts";

/** Returns the result of a recent search that links to one of these addresses. */
export function useSearchResult(...hrefs: readonly string[]): SearchResult | undefined {
  // One page of results, or those of several pages.
  const searches = useQueryClient().getQueriesData<SearchResults | readonly SearchResult[]>({
    queryKey: getSearchPortalQueryKey(),
  });
  return searches
    .flatMap(([, results = []]) => ("items" in results ? results.items : results))
    .findLast((result) => hrefs.includes(getResultHref(result)));
}
