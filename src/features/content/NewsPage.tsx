import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { PostList } from "../../components/posts/PostList.tsx";
import { FeedLink } from "./FeedLink.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the news. Reads `listPosts`. */
export default function NewsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("news.lead")}>
      <PostList placement="news" />
      <FeedLink placement="news" />
    </PageLayout>
  );
}
