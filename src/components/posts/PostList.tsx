import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../loading/QueryBoundary.tsx";
import type { components } from "../../generated/contract.d.ts";
import { getListPostsSuspenseQueryOptions } from "../../generated/queries/posts/posts.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NewsList } from "./NewsList.tsx";
import { StaleNotice } from "../list/StaleNotice.tsx";
import { firstPageParams } from "../list/firstPageParams.ts";
import { ListPagination } from "../list/ListPagination.tsx";
import { PostItem } from "./PostItem.tsx";
import { usePageParam } from "../list/usePageParam.ts";

/** The articles of one place. `level` is that of their headings; `pageName` is what the address calls their page, where another list has the usual one. */
type PostListProps = { placement: components["schemas"]["PostPlace"]; level?: 2 | 3; pageParam?: string };

/** The posts of one place, newest first, ten to a page. */
export function PostList(props: PostListProps): ReactNode {
  return (
    <QueryBoundary shape="list">
      <PostListContent {...props} />
    </QueryBoundary>
  );
}

/** What the list of a place reads: its first page, where the address says nothing else. */
export const postListQuery = (placement: PostListProps["placement"], lang: Language, page = 1) =>
  getListPostsSuspenseQueryOptions({ place: placement, ...firstPageParams(lang), page });

function PostListContent({ placement, level = 2, pageParam }: PostListProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const [page] = usePageParam(pageParam);
  const answer = useSuspenseQuery(postListQuery(placement, lang, page));
  const { data } = answer;
  if (data.items.length === 0) return <EmptyState title={t("empty.information")}>{t("empty.willAppear")}</EmptyState>;
  return (
    <>
      <StaleNotice query={answer} />
      <NewsList>
        {data.items.map((post) => (
          <PostItem key={post.id} post={post} level={level} />
        ))}
      </NewsList>
      <ListPagination page={data.page} perPage={data.perPage} total={data.total} paramName={pageParam} />
    </>
  );
}
