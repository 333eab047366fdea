import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import type { components } from "../../generated/contract.d.ts";
import { PostDocument } from "./PostDocument.tsx";
import { getReadPostSuspenseQueryOptions, useReadPostSuspense } from "../../generated/queries/posts/posts.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { PostItem } from "../../components/posts/PostItem.tsx";
import { PostPicture } from "../../components/data/ContentImage.tsx";
import { paths, type PathName } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Figure } from "./PostFigure.tsx";
import { Html } from "./SanitizedHtml.tsx";
import { NewsList } from "../../components/posts/NewsList.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { usePageName } from "../../state/pageTitle.ts";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** The section that lists the articles of a place. */
const sections: Readonly<Record<components["schemas"]["PostPlace"], PathName>> = {
  news: "news",
  "useful-information": "usefulInformation",
  "market-prices": "marketPrices",
  "government-info": "governmentInfo",
  bulletin: "newsLetters",
};

/** One piece of news, advice or price report in full. */
export default function Post({ title, parts }: ScreenProps): ReactNode {
  const say = useWords();
  const missing = (
    <Page title={title}>
      <EmptyState title={say("post.missing")} action={<ButtonLink href={paths.news}>{say("post.toNews")}</ButtonLink>}>
        {say("post.missingText")}
      </EmptyState>
    </Page>
  );
  return (
    <Loaded shape="page" title={title} missing={missing}>
      <Article id={parts["id"] ?? ""} />
    </Loaded>
  );
}

Post.reads = (({ id = "" }, lang) => [getReadPostSuspenseQueryOptions(id, { lang })]) satisfies Reads;

function Article({ id }: { id: string }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data: post } = useReadPostSuspense(id, { lang });
  usePageName(post.title, sections[post.place]);
  return (
    <Page title={<InLanguage lang={post.lang}>{post.title}</InLanguage>} lead={<Day at={post.publishedAt} />}>
      <article lang={post.lang}>
        {post.image !== undefined && (
          <Figure>
            <PostPicture image={post.image} eager />
          </Figure>
        )}
        <Html html={post.content} lang={post.lang} />
      </article>
      {post.documentId !== undefined && <PostDocument id={post.documentId} title={post.title} />}
      {post.related.length > 0 && (
        <Section title={say("post.related")}>
          <NewsList>
            {post.related.map((other) => (
              <PostItem key={other.id} post={other} brief />
            ))}
          </NewsList>
        </Section>
      )}
    </Page>
  );
}
