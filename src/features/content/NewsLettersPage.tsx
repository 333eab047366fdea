import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { PostList } from "../../components/posts/PostList.tsx";
import { FeedLink } from "./FeedLink.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the issues of the bulletin. Reads `listPosts`. */
export default function NewsLettersPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("newsLetters.lead")}>
      <PostList placement="bulletin" />
      <FeedLink placement="bulletin" />
    </PageLayout>
  );
}
