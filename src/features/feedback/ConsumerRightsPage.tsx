import type { ReactNode } from "react";
import { FeedbackView } from "./FeedbackView.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Telling the service about a consumer's right that was broken. */
export default function ConsumerRightsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("feedback.consumerLead")}>
      <FeedbackView kind="CONSUMER_RIGHTS" />
    </PageLayout>
  );
}
