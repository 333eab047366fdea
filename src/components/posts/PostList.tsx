import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../loading/QueryBoundary.tsx";
import type { components } from "../../generated/contract.d.ts";
import { getListPostsSuspenseQueryOptions } from "../../generated/queries/posts/posts.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NewsList } from "./NewsList.tsx";
import { AsOf } from "../list/StaleNotice.tsx";
import { firstPage } from "../list/firstPageParams.ts";
import { Pages } from "../list/ListPagination.tsx";
import { PostItem } from "./PostItem.tsx";
import { usePage } from "../list/usePageParam.ts";

/** The articles of one place. `level` is that of their headings; `pageName` is what the address calls their page, where another list has the usual one. */
type PostListProps = { place: components["schemas"]["PostPlace"]; level?: 2 | 3; pageName?: string };

/** The posts of one place, newest first, ten to a page. */
export function PostList(props: PostListProps): ReactNode {
  return (
    <Loaded shape="list">
      <Posts {...props} />
    </Loaded>
  );
}

/** What the list of a place reads: its first page, where the address says nothing else. */
export const postsOf = (place: PostListProps["place"], lang: Language, page = 1) => getListPostsSuspenseQueryOptions({ place, ...firstPage(lang), page });

function Posts({ place, level = 2, pageName }: PostListProps): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const [page] = usePage(pageName);
  const answer = useSuspenseQuery(postsOf(place, lang, page));
  const { data } = answer;
  if (data.items.length === 0) return <EmptyState title={say("empty.information")}>{say("empty.willAppear")}</EmptyState>;
  return (
    <>
      <AsOf answer={answer} />
      <NewsList>
        {data.items.map((post) => (
          <PostItem key={post.id} post={post} level={level} />
        ))}
      </NewsList>
      <Pages page={data.page} perPage={data.perPage} total={data.total} name={pageName} />
    </>
  );
}
