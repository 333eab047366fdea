import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { useSearchPortalSuspense } from "../../generated/queries/search/search.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { Pages } from "../../components/list/ListPagination.tsx";
import { usePage } from "../../components/list/usePageParam.ts";
import { addressOf, standsHere } from "./getResultHref.ts";
import { resultsHref } from "./searchHref.ts";
import { Marked } from "./HighlightedText.tsx";
import { NothingFound } from "./NoSearchResults.tsx";
import { placeName } from "./getSectionName.ts";
import { Search } from "./PortalSearch.tsx";
import { spellingIn } from "./spelling.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { NewsItem } from "../../components/posts/NewsItem.tsx";
import { NewsList } from "../../components/posts/NewsList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { SubNav } from "../../components/navigation/SectionNav.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** So many results are read at once, to be counted by section and shown ten to a page. It is the most that the service gives. */
const most = 100;
const perPage = 10;

/** Everything that the portal knows about a word, ten results to a page, all sections or one of them. */
export default function SearchResults({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const word = new URLSearchParams(useSearch()).get("word")?.trim().slice(0, 200) ?? "";
  return (
    <Page title={word === "" ? title : say("search.resultsFor", { word })}>
      <Stack>
        <Search size="header" asked={word} />
        {word === "" ? (
          <p>{say("search.prompt")}</p>
        ) : (
          <Loaded shape="list">
            <Results word={word} />
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}

function Results({ word }: { word: string }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const [page] = usePage();
  const asked = new URLSearchParams(useSearch()).get("place") ?? "";
  const { data } = useSearchPortalSuspense({ word, page: 1, perPage: most, lang }, { query: { meta: { says: "search.failed" } } });
  const items = data.items.filter(standsHere);
  if (items.length === 0) return <NothingFound word={word} />;

  const places = [...new Set(items.map(({ searchPlace }) => searchPlace))].filter((place) => placeName(say, place) !== "");
  const place = places.find((one) => one === asked);
  const inPlace = (wanted: string | undefined) => items.filter(({ searchPlace }) => wanted === undefined || searchPlace === wanted);
  const found = inPlace(place);
  const spelling = spellingIn(items.flatMap(({ title, content }) => [title, content]), word, lang);
  return (
    <>
      {spelling !== undefined && (
        <p>
          <Link href={resultsHref(spelling)}>{say("search.spelling", { word: spelling })}</Link>
        </p>
      )}
      {places.length > 1 && (
        <SubNav
          label={say("search.places")}
          items={[undefined, ...places].map((one) => ({
            label: say("search.place", { place: one === undefined ? say("list.all") : placeName(say, one), count: inPlace(one).length }),
            href: resultsHref(word, one),
            current: one === place,
          }))}
        />
      )}
      <p role="status">{say(data.total > data.items.length ? "search.first" : "search.found", { count: found.length, total: data.total })}</p>
      <NewsList>
        {found.slice((page - 1) * perPage, page * perPage).map((result) => (
          <NewsItem
            key={`${result.searchPlace} ${result.id}`}
            level={2}
            href={addressOf(result)}
            title={<Marked text={result.title} word={word} />}
            summary={<Marked text={result.content} word={word} />}
            date={placeName(say, result.searchPlace)}
          />
        ))}
      </NewsList>
      <Pages page={page} perPage={perPage} total={found.length} />
    </>
  );
}
