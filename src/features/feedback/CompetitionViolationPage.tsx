import type { ReactNode } from "react";
import { FeedbackView } from "./FeedbackView.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the feedback about unfair competition. */
export default function CompetitionViolationPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("feedback.competitionLead")}>
      <FeedbackView kind="COMPETITION_VIOLATION" />
    </PageLayout>
  );
}
