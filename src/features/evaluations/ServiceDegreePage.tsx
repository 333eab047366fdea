import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { EvaluationNav } from "./EvaluationNav.tsx";
import { EvaluationResults } from "./EvaluationResults.tsx";
import { useListQuestionnairesSuspense } from "../../generated/queries/evaluations/evaluations.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { paths } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the services to evaluate and their results. Reads `listQuestionnaires` and `readEvaluationSummary`. */
export default function ServiceDegreePage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title} lead={t("evaluation.serviceLead")}>
      <EvaluationNav current="serviceDegree" />
      <Section title={t("evaluation.choose")}>
        <QueryBoundary shape="cards" notFound={<EmptyState level={3} title={t("empty.information")} />}>
          <QuestionnaireCards />
        </QueryBoundary>
      </Section>
      <Section title={t("evaluation.results")}>
        <QueryBoundary shape="list" notFound={<EmptyState level={3} title={t("empty.information")} />}>
          <EvaluationResults subject="services" />
        </QueryBoundary>
      </Section>
    </PageLayout>
  );
}

function QuestionnaireCards(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useListQuestionnairesSuspense({ scope: "SERVICE", page: 1, perPage: 100, lang });
  if (data.items.length === 0)
    return (
      <EmptyState level={3} title={t("empty.information")}>
        {t("evaluation.noQuestions")}
      </EmptyState>
    );
  return (
    <CardGrid>
      {data.items.map((questionnaire) => (
        <LinkCard
          key={questionnaire.id}
          icon="star"
          href={`${paths.evaluation}?questionnaire=${questionnaire.id}`}
          title={<TextWithLang lang={questionnaire.lang}>{questionnaire.title}</TextWithLang>}
          meta={t("evaluation.questions", { count: questionnaire.questions.length })}
        />
      ))}
    </CardGrid>
  );
}
