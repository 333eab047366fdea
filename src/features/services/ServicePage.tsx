import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { getReadServiceSuspenseQueryOptions, useReadServiceSuspense } from "../../generated/queries/services/services.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { paths } from "../../config/paths.ts";
import { ServiceFacts } from "./ServiceSummary.tsx";
import { ServiceStart } from "./ServiceStart.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { PaperList } from "../../components/data/IconList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { StepList } from "./StepList.tsx";
import { usePageName } from "../../state/pageTitle.ts";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** One service: what it is, who may ask for it, what it takes, and the way in. */
export default function Service({ title, parts }: ScreenProps): ReactNode {
  const say = useWords();
  const missing = (
    <Page title={title}>
      <EmptyState title={say("service.missing")} action={<ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>}>
        {say("service.missingText")}
      </EmptyState>
    </Page>
  );
  return (
    <Loaded shape="page" title={title} missing={missing}>
      <Description id={parts["id"] ?? ""} />
    </Loaded>
  );
}

Service.reads = (({ id = "" }, lang) => [getReadServiceSuspenseQueryOptions(id, { lang })]) satisfies Reads;

function Description({ id }: { id: string }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data: service } = useReadServiceSuspense(id, { lang });
  const { steps, requiredDocuments, legalBasis, lang: language } = service;
  usePageName(service.title);
  const words = (text: string | undefined): ReactNode => text && <span lang={language}>{text}</span>;
  return (
    <Page title={<InLanguage lang={language}>{service.title}</InLanguage>} lead={words(service.summary)}>
      <ServiceStart service={service} />
      <Section title={say("service.facts")}>
        <ServiceFacts service={service} />
      </Section>
      {steps.length > 0 && (
        <Section title={say("service.steps")}>
          <StepList steps={steps.map((step) => ({ title: words(step.title), text: words(step.description) }))} />
        </Section>
      )}
      {requiredDocuments.length > 0 && (
        <Section title={say("service.papers")}>
          <PaperList
            icon="document"
            items={requiredDocuments.map((paper) => ({ title: words(paper.title), text: words(paper.description), note: say(paper.mandatory ? "service.papers.mandatory" : "service.papers.helpful") }))}
          />
        </Section>
      )}
      {legalBasis.length > 0 && (
        <Section title={say("service.law")}>
          <PaperList icon="book" items={legalBasis.map((law) => ({ title: <LawName {...law} lang={language} /> }))} />
        </Section>
      )}
    </Page>
  );
}

function LawName({ title, url, lang }: { title: string; url?: string; lang: string | undefined }): ReactNode {
  const say = useWords();
  const name = <span lang={lang}>{title}</span>;
  return url === undefined ? (
    name
  ) : (
    <Link href={url} external externalNote={say("link.external")}>
      {name}
    </Link>
  );
}
