import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { EvaluationForm } from "./EvaluationForm.tsx";
import { useReadAppealSuspense } from "../../generated/queries/appeals/index.ts";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { getServiceQuestionnairesQueryOptions } from "./evaluationQueries.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { isSameId } from "../../config/isSameId.ts";
import type { Id } from "../../generated/contract.d.ts";
import { useQueryParams } from "../../state/useQueryString.ts";

/**
 * Renders the questionnaire of a decided appeal (`?appeal=481`) or of a chosen service (`?questionnaire=31`). Reads
 * `readAppeal` and `listQuestionnaires`.
 */
export default function EvaluationPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const search = useQueryParams();
  const appeal = search.get("appeal") || undefined;
  const questionnaire = search.get("questionnaire") || undefined;
  return (
    <PageLayout title={title} lead={t("evaluation.lead")}>
      <QueryBoundary key={`${appeal} ${questionnaire}`} shape="text" notFound={<EvaluationUnavailable />}>
        {appeal === undefined ? <ServiceQuestionnaire id={questionnaire} /> : <AppealEvaluation id={appeal} />}
      </QueryBoundary>
    </PageLayout>
  );
}

function AppealEvaluation({ id }: { id: string }): ReactNode {
  const lang = useLanguage();
  const { data: appeal } = useReadAppealSuspense(id, { lang });
  // The backend removes the questionnaire from an evaluated appeal; the confirmation must stay visible.
  const [questionnaire] = useState(appeal.evaluationId);
  return questionnaire === undefined ? (
    <EvaluationUnavailable />
  ) : (
    <ServiceQuestionnaire id={questionnaire} appeal={{ id, number: appeal.appealNumber }} />
  );
}

function ServiceQuestionnaire({ id, appeal }: { id: Id | undefined; appeal?: { id: Id; number: string } }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(getServiceQuestionnairesQueryOptions(lang));
  const questionnaires = useAllItems(data, (page) => getServiceQuestionnairesQueryOptions(lang, page));
  const questionnaire = questionnaires.find((candidate) => isSameId(candidate.id, id));
  if (questionnaire === undefined) return <EvaluationUnavailable />;
  return (
    <Section title={<bdi lang={questionnaire.lang}>{questionnaire.title}</bdi>}>
      {appeal !== undefined && <p>{t("evaluation.ofAppeal", { number: appeal.number })}</p>}
      <EvaluationForm questionnaire={questionnaire} appealId={appeal?.id}>
        <ButtonLink href={paths.serviceDegree}>{t("evaluation.toResults")}</ButtonLink>
      </EvaluationForm>
    </Section>
  );
}

/** Renders the empty state when the appeal is not decided or already evaluated, or when nothing was chosen. */
function EvaluationUnavailable(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      title={t("evaluation.notOpen")}
      action={<ButtonLink href={paths.serviceDegree}>{t("evaluation.chooseOther")}</ButtonLink>}
    >
      {t("evaluation.notOpenText")}
    </EmptyState>
  );
}
