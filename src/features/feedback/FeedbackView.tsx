import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { useUser } from "../../auth/useUser.ts";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { SubNav } from "../../components/navigation/SectionNav.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { FeedbackList } from "./FeedbackList.tsx";
import { feedbackKinds, type FeedbackKind } from "./feedbackKinds.ts";

/** One kind of feedback: the form, what was told before, and the way to the other kind. */
export function Feedbacks({ kind }: { kind: FeedbackKind }): ReactNode {
  const say = useWords();
  const user = useUser();
  const tabs = Object.entries(feedbackKinds).map(([name, { page }]) => ({ label: say(`screen.${page}.title`), href: paths[page], current: name === kind }));
  return (
    <>
      <SubNav label={say("screen.feedbacks.title")} items={tabs} />
      <Section title={say("feedback.write")}>{user !== undefined && <FeedbackForm key={kind} kind={kind} user={user} />}</Section>
      <Section title={say("feedback.yours")}>
        <Loaded shape="list" missing={<EmptyState level={3} title={say("empty.information")} />}>
          <FeedbackList kind={kind} />
        </Loaded>
      </Section>
    </>
  );
}
