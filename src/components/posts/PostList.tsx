import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../loading/QueryBoundary.tsx";
import type { PostPlace } from "../../generated/contract.d.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NewsList } from "./NewsList.tsx";
import { StaleNotice } from "../list/StaleNotice.tsx";
import { ListPagination } from "../list/ListPagination.tsx";
import { MissingPageState } from "../list/MissingPageState.tsx";
import { PostItem } from "./PostItem.tsx";
import { usePageParam } from "../list/usePageParam.ts";
import { postListQuery } from "./postListQuery.ts";

/**
 * `level` is the level of the item headings. When another list is on the same page, `pageParam` is the query parameter of this one
 * and `paginationLabel` the name of its pagination.
 */
type PostListProps = { placement: PostPlace; level?: 2 | 3; pageParam?: string; paginationLabel?: string };

/** Renders the posts of a placement, newest first, ten per page. */
export function PostList(props: PostListProps): ReactNode {
  return (
    <QueryBoundary shape="list">
      <PostListContent {...props} />
    </QueryBoundary>
  );
}

function PostListContent({ placement, level = 2, pageParam, paginationLabel }: PostListProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const [page] = usePageParam(pageParam);
  const query = useSuspenseQuery(postListQuery(placement, lang, page));
  const { data } = query;
  if (data.items.length === 0 && data.total > 0) return <MissingPageState paramName={pageParam} level={level} />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t("empty.information")} level={level}>
        {t("empty.willAppear")}
      </EmptyState>
    );
  return (
    <>
      <StaleNotice query={query} />
      <NewsList>
        {data.items.map((post) => (
          <PostItem key={post.id} post={post} level={level} />
        ))}
      </NewsList>
      <ListPagination
        page={data.page}
        perPage={data.perPage}
        total={data.total}
        paramName={pageParam}
        label={paginationLabel}
      />
    </>
  );
}
