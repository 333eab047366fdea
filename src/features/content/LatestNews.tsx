import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useListPostsSuspense } from "../../generated/queries/posts/index.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getHref } from "../../config/paths.ts";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { NewsItem } from "../../components/posts/NewsItem.tsx";
import { NewsList } from "../../components/posts/NewsList.tsx";

/** Renders the three latest news posts. Reads `listPosts`. */
export default function LatestNews(): ReactNode {
  return (
    <QueryBoundary shape="list">
      <LatestNewsItems />
    </QueryBoundary>
  );
}

function LatestNewsItems(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useListPostsSuspense({ place: "news", page: 1, perPage: 3, lang });
  if (data.items.length === 0) return <EmptyState level={3} title={t("empty.information")} />;
  return (
    <NewsList>
      {data.items.map(({ id, title, summary, publishedAt, lang: language }) => (
        <NewsItem
          key={id}
          href={getHref("post", { id })}
          title={<TextWithLang lang={language}>{title}</TextWithLang>}
          summary={<bdi lang={language}>{summary}</bdi>}
          date={<DateText dateTime={publishedAt} />}
        />
      ))}
    </NewsList>
  );
}
