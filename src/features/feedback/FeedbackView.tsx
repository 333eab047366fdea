import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { useUser } from "../../auth/useUser.ts";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { ComplaintGuideLink } from "../../components/navigation/ComplaintGuideLink.tsx";
import { SectionNav } from "../../components/navigation/SectionNav.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { FeedbackList } from "./FeedbackList.tsx";
import { feedbackKinds, type FeedbackKind } from "./feedbackKinds.ts";

/** Renders the feedback of one kind: navigation, form and list. */
export function FeedbackView({ kind }: { kind: FeedbackKind }): ReactNode {
  const t = useT();
  const user = useUser();
  const tabs = Object.entries(feedbackKinds).map(([name, { page }]) => ({
    label: t(`page.${page}.title`),
    href: paths[page],
    current: name === kind,
  }));
  return (
    <>
      <SectionNav label={t("page.feedbacks.title")} items={tabs} />
      <Section title={t("feedback.write")}>
        <ComplaintGuideLink from="form" />
        {user !== undefined && <FeedbackForm key={kind} kind={kind} user={user} />}
      </Section>
      <Section title={t("feedback.yours")}>
        <QueryBoundary shape="list" notFound={<EmptyState level={3} title={t("empty.information")} />}>
          <FeedbackList kind={kind} />
        </QueryBoundary>
      </Section>
    </>
  );
}
