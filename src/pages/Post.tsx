import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import { useReadPostSuspense } from "../generated/queries/posts/posts.ts";
import { Day } from "../i18n/Day.tsx";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { PostPicture } from "../list/PostPicture.tsx";
import { href, paths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Html } from "../ui/Html.tsx";
import { NewsItem } from "../ui/NewsItem.tsx";
import { NewsList } from "../ui/NewsList.tsx";
import { Page } from "../ui/Page.tsx";
import { Prose } from "../ui/Prose.tsx";
import { Section } from "../ui/Section.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** One piece of news, advice or price report in full. */
export default function Post({ title, parts }: ScreenProps): ReactNode {
  const say = useWords();
  const missing = (
    <Page title={title}>
      <EmptyState title={say("post.missing")} action={<ButtonLink href={paths.home}>{say("action.home")}</ButtonLink>} />
    </Page>
  );
  return (
    <Loaded shape="text" missing={missing}>
      <Article id={parts["id"] ?? ""} />
    </Loaded>
  );
}

function Article({ id }: { id: string }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data: post } = useReadPostSuspense(id, { lang });
  return (
    <Page title={<span lang={post.lang}>{post.title}</span>} lead={<Day at={post.publishedAt} />}>
      {post.image && (
        <Prose>
          <PostPicture image={post.image} eager />
        </Prose>
      )}
      <Html html={post.content} lang={post.lang} />
      {post.related.length > 0 && (
        <Section title={say("post.related")}>
          <NewsList>
            {post.related.map((other) => (
              <NewsItem key={other.id} href={href("post", { id: other.id })} title={<span lang={other.lang}>{other.title}</span>} date={<Day at={other.publishedAt} />} />
            ))}
          </NewsList>
        </Section>
      )}
    </Page>
  );
}
