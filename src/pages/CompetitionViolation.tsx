import type { ReactNode } from "react";
import { Feedbacks } from "../feedback/Feedbacks.tsx";
import { useWords } from "../i18n/Words.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** Telling the service about competition that is not fair. */
export default function CompetitionViolation({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("feedback.competitionLead")}>
      <Feedbacks kind="COMPETITION_VIOLATION" />
    </Page>
  );
}
