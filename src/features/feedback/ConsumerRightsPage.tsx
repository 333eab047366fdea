import type { ReactNode } from "react";
import { Feedbacks } from "./FeedbackView.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Telling the service about a consumer's right that was broken. */
export default function ConsumerRights({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("feedback.consumerLead")}>
      <Feedbacks kind="CONSUMER_RIGHTS" />
    </Page>
  );
}
