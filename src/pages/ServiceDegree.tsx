import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import { EvaluationSections } from "../evaluation/EvaluationSections.tsx";
import { Results } from "../evaluation/Results.tsx";
import { useListQuestionnairesSuspense } from "../generated/queries/evaluations/evaluations.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { InLanguage } from "../list/InLanguage.tsx";
import { paths } from "../paths.ts";
import { CardGrid } from "../ui/CardGrid.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LinkCard } from "../ui/LinkCard.tsx";
import { Page } from "../ui/Page.tsx";
import { Section } from "../ui/Section.tsx";
import type { ScreenProps } from "../view/screen.ts";

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
