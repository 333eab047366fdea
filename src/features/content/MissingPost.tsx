import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getResultHref } from "../../config/getResultHref.ts";
import { getHref, paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import type { SearchResult, SearchResults } from "../../generated/contract.d.ts";
import { getSearchPortalQueryKey } from "../../generated/queries/search/index.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { usePageTitle } from "../../state/contentTitle.ts";
import { listRouteByPlacement } from "./listRouteByPlacement.ts";

/**
 * Renders a post that the server does not return: what the search said about it, or that it was not found. The content of a
 * search result is text, never markup.
 */
export function MissingPost({ id, title }: { id: string; title: string }): ReactNode {
  const t = useT();
  const result = useSearchResult(id);
  if (result !== undefined) return <SearchedPost result={result} />;
  return (
    <PageLayout title={title}>
      <EmptyState title={t("post.notFound")} action={<ButtonLink href={paths.news}>{t("post.toNews")}</ButtonLink>}>
        {t("post.notFoundText")}
      </EmptyState>
    </PageLayout>
  );
}

function SearchedPost({ result: { title, content, searchPlace, lang } }: { result: SearchResult }): ReactNode {
  const routes: Readonly<Partial<Record<string, (typeof listRouteByPlacement)[keyof typeof listRouteByPlacement]>>> =
    listRouteByPlacement;
  usePageTitle(title, { lang, parentRoute: routes[searchPlace] });
  return (
    <PageLayout title={<TextWithLang lang={lang}>{title}</TextWithLang>}>
      <p lang={lang}>{content}</p>
    </PageLayout>
  );
}

/** Returns the result of a recent search that links to a post. */
function useSearchResult(id: string): SearchResult | undefined {
  // One page of results, or those of several pages.
  const searches = useQueryClient().getQueriesData<SearchResults | readonly SearchResult[]>({
    queryKey: getSearchPortalQueryKey(),
  });
  return searches
    .flatMap(([, results = []]) => ("items" in results ? results.items : results))
    .findLast((result) => getResultHref(result) === getHref("post", { id }));
}
