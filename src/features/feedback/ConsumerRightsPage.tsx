import type { ReactNode } from "react";
import { FeedbackView } from "./FeedbackView.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the feedback about violated consumer rights. */
export default function ConsumerRightsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("feedback.consumerLead")}>
      <FeedbackView kind="CONSUMER_RIGHTS" />
    </PageLayout>
  );
}
