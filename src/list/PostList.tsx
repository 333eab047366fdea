import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import type { components } from "../generated/contract.d.ts";
import { useListPostsSuspense } from "../generated/queries/posts/posts.ts";
import { Day } from "../i18n/Day.tsx";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { href } from "../paths.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { NewsItem } from "../ui/NewsItem.tsx";
import { NewsList } from "../ui/NewsList.tsx";
import { Pages } from "./Pages.tsx";
import { PostPicture } from "./PostPicture.tsx";
import { usePage } from "./usePage.ts";

type Place = components["schemas"]["PostPlace"];

/** The posts of one place, newest first, ten to a page. */
export function PostList({ place }: { place: Place }): ReactNode {
  return (
    <Loaded shape="list">
      <Posts place={place} />
    </Loaded>
  );
}

function Posts({ place }: { place: Place }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const [page] = usePage();
  const { data } = useListPostsSuspense({ place, page, perPage: 10, lang });
  if (data.items.length === 0) return <EmptyState title={say("empty.information")} />;
  return (
    <>
      <NewsList>
        {data.items.map((post) => (
          <NewsItem
            key={post.id}
            level={2}
            href={href("post", { id: post.id })}
            title={<span lang={post.lang}>{post.title}</span>}
            summary={<span lang={post.lang}>{post.summary}</span>}
            date={<Day at={post.publishedAt} />}
            image={post.image && <PostPicture image={post.image} />}
          />
        ))}
      </NewsList>
      <Pages page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
