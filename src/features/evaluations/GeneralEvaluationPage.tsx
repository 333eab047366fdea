import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { EvaluationForm } from "./EvaluationForm.tsx";
import { EvaluationSections } from "./EvaluationNav.tsx";
import { allResults, Results } from "./EvaluationResults.tsx";
import { getListQuestionnairesSuspenseQueryOptions } from "../../generated/queries/evaluations/evaluations.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** How the office and its portal do their work, judged by anybody. */
export default function GeneralEvaluation({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("evaluation.generalLead")}>
      <EvaluationSections current="generalEvaluation" />
      <Loaded shape="text">
        <Questions />
      </Loaded>
      <Section title={say("evaluation.results")}>
        <Loaded shape="list" missing={<EmptyState level={3} title={say("empty.information")} />}>
          <Results about="portal" />
        </Loaded>
      </Section>
    </Page>
  );
}

const generalQuestions = (lang: Language) => getListQuestionnairesSuspenseQueryOptions({ scope: "GENERAL", ...firstPage(lang) });

GeneralEvaluation.reads = ((_parts, lang) => [generalQuestions(lang), allResults(lang)]) satisfies Reads;

function Questions(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(generalQuestions(lang));
  const [questionnaire] = data.items;
  if (questionnaire === undefined) return <EmptyState title={say("empty.information")}>{say("evaluation.noQuestions")}</EmptyState>;
  return (
    <EvaluationForm questionnaire={questionnaire}>
      <ButtonLink href={paths.home}>{say("action.home")}</ButtonLink>
    </EvaluationForm>
  );
}
