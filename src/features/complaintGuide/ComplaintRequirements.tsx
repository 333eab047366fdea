import type { ReactNode } from "react";
import { DetailList } from "../../components/data/DetailList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { useIsSignedOut } from "../../components/navigation/useIsSignedOut.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getAnswerTime, type ComplaintChoice } from "./complaintTopics.ts";

/** Renders what the form of a choice needs: papers, time to an answer, sign-in and price. Without a topic, nothing. */
export function ComplaintRequirements({ choice, id }: { choice: ComplaintChoice; id: string }): ReactNode {
  const t = useT();
  const isSignedOut = useIsSignedOut();
  const { topic, result } = choice;
  if (topic === undefined) return null;
  const page = result?.form.page;
  const workingDays = getAnswerTime(choice);
  return (
    <div id={id}>
      <Section title={t("complaintGuide.needs")}>
        <DetailList
          items={[
            ...(page === undefined ? [] : [{ term: t("complaintGuide.form"), description: t(`page.${page}.title`) }]),
            { term: t("complaintGuide.papers"), description: t(`complaintGuide.topic.${topic.name}.papers`) },
            ...(workingDays === undefined
              ? []
              : [{ term: t("complaintGuide.time"), description: t("complaintGuide.timeText", { days: workingDays }) }]),
            {
              term: t("complaintGuide.signIn"),
              description: t(isSignedOut ? "complaintGuide.signIn.needed" : "complaintGuide.signIn.done"),
            },
            { term: t("complaintGuide.cost"), description: t("service.free") },
          ]}
        />
      </Section>
    </div>
  );
}
