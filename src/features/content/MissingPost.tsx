import type { ReactNode } from "react";
import { getHref, paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { useSearchResult } from "../../components/navigation/useSearchResult.ts";
import { SearchedContent } from "../../components/text/SearchedContent.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import type { SearchResult } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { usePageTitle } from "../../state/contentTitle.ts";
import { listRouteByPlacement } from "../../config/listRouteByPlacement.ts";

/**
 * Renders a post that the server does not return: what the search said about it, or that it was not found. The content of a
 * search result is text, never markup.
 */
export function MissingPost({ id, title }: { id: string; title: string }): ReactNode {
  const t = useT();
  const result = useSearchResult(getHref("post", { id }));
  const toNews = <ButtonLink href={paths.news}>{t("post.toNews")}</ButtonLink>;
  if (result !== undefined) return <SearchedPost result={result} action={toNews} />;
  return (
    <PageLayout title={title}>
      <EmptyState title={t("post.notFound")} action={toNews}>
        {t("post.notFoundText")}
      </EmptyState>
    </PageLayout>
  );
}

function SearchedPost({ result, action }: { result: SearchResult; action: ReactNode }): ReactNode {
  const { title, searchPlace, lang } = result;
  const routes: Readonly<Partial<Record<string, (typeof listRouteByPlacement)[keyof typeof listRouteByPlacement]>>> =
    listRouteByPlacement;
  usePageTitle(title, { lang, parentRoute: routes[searchPlace] });
  return (
    <PageLayout title={<TextWithLang lang={lang}>{title}</TextWithLang>}>
      <SearchedContent result={result} action={action} />
    </PageLayout>
  );
}
