import type { ReactNode } from "react";
import type { Post } from "../../generated/contract.d.ts";
import { DateText } from "../text/DateText.tsx";
import { getHref } from "../../config/paths.ts";
import { NewsItem } from "./NewsItem.tsx";
import { TextWithLang } from "../text/TextWithLang.tsx";
import { ContentImage } from "../data/ContentImage.tsx";

/** Renders a post in a list. `level` is the level of its heading; `isBrief` omits image and summary. */
export function PostItem({
  post,
  level = 3,
  isBrief = false,
}: {
  post: Post;
  level?: 2 | 3;
  isBrief?: boolean;
}): ReactNode {
  return (
    <NewsItem
      level={level}
      href={getHref("post", { id: post.id })}
      title={<TextWithLang lang={post.lang}>{post.title}</TextWithLang>}
      summary={isBrief ? undefined : <bdi lang={post.lang}>{post.summary}</bdi>}
      image={!isBrief && post.image !== undefined ? <ContentImage image={post.image} lang={post.lang} /> : undefined}
      date={<DateText dateTime={post.publishedAt} />}
    />
  );
}
