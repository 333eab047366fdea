import { useEffect, useState, type ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { SearchResult, SearchResults } from "../../generated/contract.d.ts";
import { searchPortalWord } from "../../generated/maxLengths.ts";
import { defaultPerPage, maxPerPage } from "../../generated/perPage.ts";
import { getSearchPortalSuspenseQueryOptions, useSearchPortalSuspense } from "../../generated/queries/search/index.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { ListPagination } from "../../components/list/ListPagination.tsx";
import { MissingPageState } from "../../components/list/MissingPageState.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { usePageParam } from "../../components/list/usePageParam.ts";
import { isInThisPortal } from "../../config/getResultHref.ts";
import { getSearchHref } from "./searchHref.ts";
import { HighlightedText } from "./HighlightedText.tsx";
import { NoSearchResults } from "./NoSearchResults.tsx";
import { orderResults } from "./findScreens.ts";
import { readFirstResults, readFurtherPage } from "./readResults.ts";
import { getSectionName } from "./getSectionName.ts";
import { toDisplayedResult } from "./toDisplayedResult.ts";
import { useFoundScreens, type DisplayedResult } from "./useFoundScreens.ts";
import { PortalSearch } from "./PortalSearch.tsx";
import { suggestSpelling } from "./spelling.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { NewsItem } from "../../components/posts/NewsItem.tsx";
import { NewsList } from "../../components/posts/NewsList.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { SectionNav } from "../../components/navigation/SectionNav.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { useQueryParams } from "../../state/useQueryString.ts";

/** The section of the screens of the portal, beside the sections of the backend. */
const screenSection = "screens";

/** How many results the page has for a word, in the chosen section, and how many there are. */
type FoundResults = { word: string; count: number; total: number };

/** A result with the key of its section. */
type ListedResult = DisplayedResult & { place: string };

/**
 * Renders the results of a search and the screens of the portal, ten per page, of all sections or one of them. Reads as many
 * results of `searchPortal` as one request can have, in several where the server allows only fewer: they are counted by section
 * and paged in the browser.
 */
export default function SearchResultsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const word = useQueryParams().get("word")?.trim().normalize("NFC").slice(0, searchPortalWord) ?? "";
  const [found, setFound] = useState<FoundResults>();
  // How often the word that is shown has been searched for again: the address and the results stay the same.
  const [repeatCount, setRepeatCount] = useState(0);
  return (
    <PageLayout title={word === "" ? title : t("search.resultsFor", { word })}>
      <Stack>
        <PortalSearch
          size="header"
          initialQuery={word}
          onSearch={(submitted) => submitted === word && setRepeatCount((count) => count + 1)}
        />
        {word === "" ? (
          <p>{t("search.prompt")}</p>
        ) : (
          <>
            {/* Outside the boundary: a live region must exist before its text changes. The space keeps its line free. */}
            <p role="status">
              {found?.word === word ? (
                // Another key: screen readers announce the same count again.
                <span key={repeatCount}>
                  <ResultCount {...found} />
                </span>
              ) : (
                "\u00A0"
              )}
            </p>
            <QueryBoundary shape="list">
              <ResultList word={word} onFound={setFound} />
            </QueryBoundary>
          </>
        )}
      </Stack>
    </PageLayout>
  );
}

function ResultCount({ count, total }: FoundResults): ReactNode {
  const t = useT();
  const lang = useLanguage();
  return total > count
    ? t("search.first", { count: formatNumber(lang, count), total: formatNumber(lang, total) })
    : t("search.found", { count, number: formatNumber(lang, count) });
}

type ResultListProps = { word: string; onFound: (found: FoundResults) => void };

function ResultList({ word, onFound }: ResultListProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const [page] = usePageParam();
  const requestedSection = useQueryParams().get("place") ?? "";
  const { data } = useSearchPortalSuspense(
    { word, page: 1, perPage: maxPerPage, lang },
    {
      query: {
        meta: { messageId: "search.failed" },
        queryFn: ({ signal }) => readFirstResults({ word, lang }, signal),
      },
    },
  );
  // A server may return fewer results than were requested. Without a total, ten or more may not be all.
  const expected = data.total ?? (data.items.length < defaultPerPage ? data.items.length : maxPerPage);
  const perPage = data.items.length > defaultPerPage ? maxPerPage : defaultPerPage;
  const found = useAllItems<SearchResult, SearchResults>(
    { items: data.items, total: Math.min(expected, maxPerPage) },
    (number) => {
      const params = { word, page: number, perPage, lang };
      return getSearchPortalSuspenseQueryOptions(
        params,
        // Without a total, nobody knows which page is the last.
        data.total === undefined ? { query: { queryFn: ({ signal }) => readFurtherPage(params, signal) } } : {},
      );
    },
  );
  const total = data.total ?? found.length;
  const screens = useFoundScreens(word).map(({ item, isLikely }) => ({
    item: { ...item, place: screenSection },
    isLikely,
  }));
  const items: ListedResult[] = orderResults(
    screens,
    found.filter(isInThisPortal).map((result) => ({
      ...toDisplayedResult(t, result),
      place: result.searchPlace,
    })),
  );

  const getPlaceName = (place: string): string =>
    place === screenSection ? t("search.screens") : getSectionName(t, place);
  const sections = [...new Set(items.map(({ place }) => place))].filter((section) => getPlaceName(section) !== "");
  const section = sections.find((candidate) => candidate === requestedSection);
  const getResultsIn = (name: string | undefined) => items.filter(({ place }) => name === undefined || place === name);
  const results = getResultsIn(section);
  // The total of the backend has neither sections nor the screens of the portal.
  const isIncomplete = section === undefined && total > found.length;
  const count = isIncomplete ? found.length : results.length;
  const shownTotal = isIncomplete ? total : count;
  useEffect(() => onFound({ word, count, total: shownTotal }), [word, count, shownTotal, onFound]);
  if (items.length === 0) return <NoSearchResults word={word} />;
  const pageResults = results.slice((page - 1) * defaultPerPage, page * defaultPerPage);
  return (
    <>
      <SpellingSuggestion word={word} items={items} />
      {sections.length > 1 && (
        <SectionNav
          label={t("search.sections")}
          items={[undefined, ...sections].map((name) => ({
            label: t("search.section", {
              place: name === undefined ? t("list.all") : getPlaceName(name),
              count: getResultsIn(name).length,
            }),
            href: getSearchHref(word, name),
            current: name === section,
          }))}
        />
      )}
      {pageResults.length === 0 ? (
        <MissingPageState />
      ) : (
        <>
          <NewsList>
            {pageResults.map((result) => (
              <NewsItem
                key={`${result.place} ${result.href} ${result.title}`}
                level={2}
                href={result.href}
                title={
                  <TextWithLang lang={result.lang}>
                    <HighlightedText text={result.title} word={word} />
                  </TextWithLang>
                }
                summary={
                  result.excerpt !== "" && (
                    <bdi lang={result.lang}>
                      <HighlightedText text={result.excerpt} word={word} />
                    </bdi>
                  )
                }
                date={result.section}
              />
            ))}
          </NewsList>
          <ListPagination page={page} perPage={defaultPerPage} total={results.length} />
        </>
      )}
    </>
  );
}

/** Renders a link to the results of a word that is spelled like the one that was searched for. */
function SpellingSuggestion({ word, items }: { word: string; items: readonly ListedResult[] }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const spelling = suggestSpelling(
    items.flatMap(({ title, excerpt }) => [title, excerpt]),
    word,
    lang,
  );
  if (spelling === undefined) return null;
  return (
    <p>
      <Link href={getSearchHref(spelling)}>{t("search.spelling", { word: spelling })}</Link>
    </p>
  );
}
