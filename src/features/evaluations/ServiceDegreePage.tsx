import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { EvaluationNav } from "./EvaluationNav.tsx";
import { EvaluationResults } from "./EvaluationResults.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { getServiceQuestionnairesQueryOptions } from "./evaluationQueries.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { isDecided } from "../../config/appealStatus.ts";
import { getEvaluationHref } from "../../config/getEvaluationHref.ts";
import { getHref } from "../../config/paths.ts";
import type { Appeal, Id } from "../../generated/contract.d.ts";
import { BulletList } from "../../components/text/BulletList.tsx";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { useUser } from "../../auth/useUser.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { useListAppealsSuspense } from "../../generated/queries/appeals/index.ts";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the services to evaluate and their results. Reads `listQuestionnaires` and `readEvaluationSummary`. */
export default function ServiceDegreePage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const user = useUser();
  const offersPersonalSections = useOffersPersonalSections();
  const hasAppeals = user !== undefined && offersPersonalSections;
  return (
    <PageLayout title={title} lead={t("evaluation.serviceLead")}>
      <EvaluationNav current="serviceDegree" />
      {hasAppeals && (
        <QueryBoundary shape="cards" notFound={null}>
          <DecidedAppeals />
        </QueryBoundary>
      )}
      <Section title={t("evaluation.choose")}>
        <QueryBoundary shape="list" notFound={<EmptyState level={3} title={t("empty.information")} />}>
          <QuestionnaireList />
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

/** The number of decided appeals to evaluate, and of evaluated ones. */
const maxAppeals = 3;

/**
 * Renders the user's latest decided appeals, first those to evaluate, applications before the others, then those that the
 * user has evaluated. Reads `listAppeals`.
 */
function DecidedAppeals(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useListAppealsSuspense({ page: 1, perPage: maxPerPage, lang });
  const decided = data.items.filter((appeal) => appeal.withdrawnAt === undefined && isDecided(appeal));
  const rated = decided.filter(({ evaluated }) => evaluated === true).slice(0, maxAppeals);
  // A suggestion has no service to evaluate. A complaint has one only if it began there, which the list does not say: it
  // stays on offer, but takes no place from an application.
  const unrated = decided
    .filter(({ kind, evaluated }) => kind !== "SUGGESTION" && evaluated !== true)
    .toSorted((a, b) => Number(b.kind === "APPLICATION") - Number(a.kind === "APPLICATION"))
    .slice(0, maxAppeals);
  return (
    <>
      <AppealCards
        title={t("evaluation.ownAppeals")}
        appeals={unrated}
        getHref={(appeal) => getEvaluationHref({ appeal })}
      />
      <AppealCards title={t("evaluation.ratedAppeals")} appeals={rated} getHref={getAppealHref} />
    </>
  );
}

const getAppealHref = (id: Id): string => getHref("appeal", { id });

/** Renders appeals as cards under a heading, or nothing when there are none. */
function AppealCards({
  title,
  appeals,
  getHref: getCardHref,
}: {
  title: string;
  appeals: readonly Appeal[];
  getHref: (id: Id) => string;
}): ReactNode {
  const t = useT();
  if (appeals.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid>
        {appeals.map(({ id, appealNumber, serviceType, lang: language }) => (
          <LinkCard
            key={id}
            href={getCardHref(id)}
            title={<TextWithLang lang={language}>{serviceType}</TextWithLang>}
            meta={t("appeal.title", { number: appealNumber })}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

function QuestionnaireList(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(getServiceQuestionnairesQueryOptions(lang));
  const questionnaires = useAllItems(data, (page) => getServiceQuestionnairesQueryOptions(lang, page));
  if (data.items.length === 0)
    return (
      <EmptyState level={3} title={t("empty.information")}>
        {t("evaluation.noQuestions")}
      </EmptyState>
    );
  return (
    <BulletList
      items={questionnaires.map((questionnaire) => (
        <span key={questionnaire.id}>
          <Link href={getEvaluationHref({ questionnaire: questionnaire.id })}>
            <TextWithLang lang={questionnaire.lang}>{questionnaire.title}</TextWithLang>
          </Link>{" "}
          ({t("evaluation.questions", { count: questionnaire.questions.length })})
        </span>
      ))}
    />
  );
}
