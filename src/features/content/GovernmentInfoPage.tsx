import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { PostList } from "../../components/posts/PostList.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the posts of the government information fund. Reads `listPosts`. */
export default function GovernmentInfoPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("governmentInfo.lead")}>
      <PostList placement="government-info" />
    </PageLayout>
  );
}
