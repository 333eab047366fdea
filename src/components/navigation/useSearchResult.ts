import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getResultHref } from "../../config/getResultHref.ts";
import type { SearchResult, SearchResults } from "../../generated/contract.d.ts";
import { getSearchPortalQueryKey } from "../../generated/queries/search/index.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";

/**
 * Returns the result of a recent search that links to one of these addresses: of a search in the current language, if there is
 * one. It stays while the component is mounted, also when the search is no longer cached.
 */
export function useSearchResult(...hrefs: readonly string[]): SearchResult | undefined {
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const isLinked = (result: SearchResult): boolean => hrefs.includes(getResultHref(result));
  const find = (...params: readonly { lang: string }[]): SearchResult | undefined =>
    queryClient
      // One page of results, or those of several pages.
      .getQueriesData<SearchResults | readonly SearchResult[]>({ queryKey: [...getSearchPortalQueryKey(), ...params] })
      .flatMap(([, results = []]) => ("items" in results ? results.items : results))
      .findLast(isLinked);
  const found = find({ lang }) ?? find();
  const [shown, setShown] = useState(found);
  if (found !== undefined && found !== shown) setShown(found);
  return found ?? (shown !== undefined && isLinked(shown) ? shown : undefined);
}
