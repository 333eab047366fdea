import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { Day } from "../text/DateText.tsx";
import { href } from "../../config/paths.ts";
import { NewsItem } from "./NewsItem.tsx";
import { InLanguage } from "../text/LocalizedText.tsx";
import { PostPicture } from "../data/ContentImage.tsx";

/** One article in a list. `level` is that of its heading; `brief` leaves picture and first lines out. */
export function PostItem({ post, level = 3, brief = false }: { post: components["schemas"]["Post"]; level?: 2 | 3; brief?: boolean }): ReactNode {
  return (
    <NewsItem
      level={level}
      href={href("post", { id: post.id })}
      title={<InLanguage lang={post.lang}>{post.title}</InLanguage>}
      summary={brief ? undefined : <span lang={post.lang}>{post.summary}</span>}
      image={!brief && post.image !== undefined ? <PostPicture image={post.image} /> : undefined}
      date={<Day at={post.publishedAt} />}
    />
  );
}
