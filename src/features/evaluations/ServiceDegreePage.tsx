import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { EvaluationSections } from "./EvaluationNav.tsx";
import { Results } from "./EvaluationResults.tsx";
import { useListQuestionnairesSuspense } from "../../generated/queries/evaluations/evaluations.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { paths } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** The services that can be evaluated, and how they have been. */
export default function ServiceDegree({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("evaluation.serviceLead")}>
      <EvaluationSections current="serviceDegree" />
      <Section title={say("evaluation.choose")}>
        <Loaded shape="cards" missing={<EmptyState level={3} title={say("empty.information")} />}>
          <Services />
        </Loaded>
      </Section>
      <Section title={say("evaluation.results")}>
        <Loaded shape="list" missing={<EmptyState level={3} title={say("empty.information")} />}>
          <Results about="services" />
        </Loaded>
      </Section>
    </Page>
  );
}

function Services(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useListQuestionnairesSuspense({ scope: "SERVICE", page: 1, perPage: 100, lang });
  if (data.items.length === 0) return <EmptyState level={3} title={say("empty.information")}>{say("evaluation.noQuestions")}</EmptyState>;
  return (
    <CardGrid>
      {data.items.map((questionnaire) => (
        <LinkCard
          key={questionnaire.id}
          icon="star"
          href={`${paths.evaluation}?questionnaire=${questionnaire.id}`}
          title={<InLanguage lang={questionnaire.lang}>{questionnaire.title}</InLanguage>}
          meta={say("evaluation.questions", { count: questionnaire.questions.length })}
        />
      ))}
    </CardGrid>
  );
}
