import type { ReactNode } from "react";
import { Feedbacks } from "./FeedbackView.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Telling the service about competition that is not fair. */
export default function CompetitionViolation({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("feedback.competitionLead")}>
      <Feedbacks kind="COMPETITION_VIOLATION" />
    </Page>
  );
}
