import { useState, type ReactNode } from "react";
import { useSearch } from "wouter";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { EvaluationForm } from "./EvaluationForm.tsx";
import { useReadAppealSuspense } from "../../generated/queries/appeals/appeals.ts";
import { useListQuestionnairesSuspense } from "../../generated/queries/evaluations/evaluations.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Evaluating one service: that of an appeal of one's own (`?appeal=481`), or one that was chosen (`?questionnaire=31`). */
export default function Evaluation({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const search = new URLSearchParams(useSearch());
  const appeal = numberIn(search.get("appeal"));
  const questionnaire = numberIn(search.get("questionnaire"));
  return (
    <Page title={title} lead={say("evaluation.lead")}>
      <Loaded key={`${appeal} ${questionnaire}`} shape="text" missing={<NotOpen />}>
        {appeal === undefined ? <Questions id={questionnaire} /> : <OfAppeal id={appeal} />}
      </Loaded>
    </Page>
  );
}

const numberIn = (text: string | null): number | undefined => (text !== null && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined);

function OfAppeal({ id }: { id: number }): ReactNode {
  const lang = useLanguage();
  const { data: appeal } = useReadAppealSuspense(id, { lang });
  // Once evaluated the appeal has no questionnaire any more; whoever has just sent their answers is thanked all the same.
  const [questionnaire] = useState(appeal.evaluationId);
  return questionnaire === undefined ? <NotOpen /> : <Questions id={questionnaire} appeal={{ id, number: appeal.appealNumber }} />;
}

function Questions({ id, appeal }: { id: number | undefined; appeal?: { id: number; number: string } }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useListQuestionnairesSuspense({ scope: "SERVICE", page: 1, perPage: 100, lang });
  const questionnaire = data.items.find((one) => one.id === id);
  if (questionnaire === undefined) return <NotOpen />;
  return (
    <Section title={<span lang={questionnaire.lang}>{questionnaire.title}</span>}>
      {appeal !== undefined && <p>{say("evaluation.ofAppeal", { number: appeal.number })}</p>}
      <EvaluationForm questionnaire={questionnaire} appealId={appeal?.id}>
        <ButtonLink href={paths.serviceDegree}>{say("evaluation.toResults")}</ButtonLink>
      </EvaluationForm>
    </Section>
  );
}

/** Stands where there is nothing to evaluate: the appeal is not decided yet, or has been evaluated, or nothing was chosen. */
function NotOpen(): ReactNode {
  const say = useWords();
  return (
    <EmptyState title={say("evaluation.notOpen")} action={<ButtonLink href={paths.serviceDegree}>{say("evaluation.chooseOther")}</ButtonLink>}>
      {say("evaluation.notOpenText")}
    </EmptyState>
  );
}
