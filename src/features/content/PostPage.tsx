import type { ReactNode } from "react";
import { isMissingForVisitor } from "../../auth/isMissingForVisitor.ts";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { listRouteByPlacement } from "../../config/listRouteByPlacement.ts";
import { PostDocument } from "./PostDocument.tsx";
import { useReadPostSuspense } from "../../generated/queries/posts/index.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { PostItem } from "../../components/posts/PostItem.tsx";
import { Microdata } from "../../components/data/Microdata.tsx";
import { ContentImage } from "../../components/data/ContentImage.tsx";
import { MissingPost } from "./MissingPost.tsx";
import { PostFigure } from "./PostFigure.tsx";
import { SanitizedHtml } from "./SanitizedHtml.tsx";
import { NewsList } from "../../components/posts/NewsList.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { ShareButton } from "../../components/sharing/ShareButton.tsx";
import { portal } from "../../config/portal.ts";
import { usePageTitle } from "../../state/contentTitle.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders a post with its image, document and related posts. Reads `readPost`. */
export default function PostPage({ title, params }: RoutePageProps): ReactNode {
  const { id = "" } = params;
  return (
    <QueryBoundary
      shape="page"
      title={title}
      notFound={<MissingPost title={title} id={id} />}
      isMissing={isMissingForVisitor}
    >
      <PostArticle id={id} />
    </QueryBoundary>
  );
}

function PostArticle({ id }: { id: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useReadPostSuspense(id, { lang });
  const { data: post } = query;
  usePageTitle(post.title, { lang: post.lang, parentRoute: listRouteByPlacement[post.place] });
  return (
    <PageLayout
      title={<TextWithLang lang={post.lang}>{post.title}</TextWithLang>}
      lead={<DateText dateTime={post.publishedAt} />}
      actions={<ShareButton title={post.title} />}
    >
      <StaleNotice query={query} />
      <article lang={post.lang}>
        {post.image !== undefined && (
          <PostFigure>
            <ContentImage image={post.image} eager />
          </PostFigure>
        )}
        <SanitizedHtml html={post.content} lang={post.lang} />
      </article>
      {post.documentId !== undefined && <PostDocument post={post} id={post.documentId} />}
      {post.related.length > 0 && (
        <Section title={t("post.related")}>
          <NewsList>
            {post.related.map((relatedPost) => (
              <PostItem key={relatedPost.id} post={relatedPost} isBrief />
            ))}
          </NewsList>
        </Section>
      )}
      <Microdata
        type="NewsArticle"
        properties={{
          headline: post.title,
          datePublished: post.publishedAt,
          inLanguage: post.lang ?? lang,
          publisher: { type: "GovernmentOrganization", properties: { name: t(`portal.${portal}.place`) } },
        }}
      />
    </PageLayout>
  );
}
