import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { Loaded } from "../cache/Loaded.tsx";
import { useSearchPortalSuspense } from "../generated/queries/search/search.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { Pages } from "../list/Pages.tsx";
import { usePage } from "../list/usePage.ts";
import { paths } from "../paths.ts";
import { addressOf } from "../search/address.ts";
import { placeName } from "../search/placeName.ts";
import { Search } from "../search/Search.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { NewsItem } from "../ui/NewsItem.tsx";
import { NewsList } from "../ui/NewsList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** Everything that the portal knows about a word, ten results to a page. */
export default function SearchResults({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const word = new URLSearchParams(useSearch()).get("word")?.trim().slice(0, 200) ?? "";
  return (
    <Page title={word === "" ? title : say("search.resultsFor", { word })}>
      <Search size="header" />
      {word !== "" && (
        <Loaded shape="list">
          <Results word={word} />
        </Loaded>
      )}
    </Page>
  );
}

function Results({ word }: { word: string }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const [page] = usePage();
  const { data } = useSearchPortalSuspense({ word, page, perPage: 10, lang }, { query: { meta: { says: "search.failed" } } });
  if (data.items.length === 0) {
    return (
      <EmptyState title={say("search.nothing")} action={<ButtonLink href={paths.faq}>{say("screen.faq.title")}</ButtonLink>}>
        {say("search.tips")}
      </EmptyState>
    );
  }
  return (
    <>
      <NewsList>
        {data.items.map((result) => (
          <NewsItem key={`${result.searchPlace} ${result.id}`} level={2} href={addressOf(result)} title={result.title} summary={result.content} date={placeName(say, result.searchPlace)} />
        ))}
      </NewsList>
      <Pages page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
