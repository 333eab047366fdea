import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { EvaluationForm } from "./EvaluationForm.tsx";
import { EvaluationNav } from "./EvaluationNav.tsx";
import { EvaluationResults } from "./EvaluationResults.tsx";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { getGeneralQuestionnaireQueryOptions } from "./evaluationQueries.ts";

/**
 * Renders the public evaluation of the institution and its portal with its results. Reads `listQuestionnaires` and
 * `readEvaluationSummary`.
 */
export default function GeneralEvaluationPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("evaluation.generalLead")}>
      <EvaluationNav current="generalEvaluation" />
      <QueryBoundary shape="text">
        <GeneralQuestionnaire />
      </QueryBoundary>
      <Section title={t("evaluation.results")}>
        <QueryBoundary shape="list" notFound={<EmptyState level={3} title={t("empty.information")} />}>
          <EvaluationResults subject="portal" />
        </QueryBoundary>
      </Section>
    </PageLayout>
  );
}

function GeneralQuestionnaire(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(getGeneralQuestionnaireQueryOptions(lang));
  const [questionnaire] = data.items;
  if (questionnaire === undefined)
    return <EmptyState title={t("empty.information")}>{t("evaluation.noQuestions")}</EmptyState>;
  return (
    <EvaluationForm questionnaire={questionnaire}>
      <ButtonLink href={paths.home}>{t("action.home")}</ButtonLink>
    </EvaluationForm>
  );
}
