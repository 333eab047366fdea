import { useEffect, type ReactNode } from "react";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { isMissingForVisitor } from "../../auth/isMissingForVisitor.ts";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useReadServiceSuspense } from "../../generated/queries/services/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { addRecentService } from "../../config/changeServiceMarks.ts";
import { portal } from "../../config/portal.ts";
import { ComplaintGuideLink } from "../../components/navigation/ComplaintGuideLink.tsx";
import { MissingService } from "./MissingService.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { RelatedServices } from "./RelatedServices.tsx";
import { ServiceSummary } from "./ServiceSummary.tsx";
import { ServiceStart } from "./ServiceStart.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { useSearchResult } from "../../components/navigation/useSearchResult.ts";
import { getHref } from "../../config/paths.ts";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Microdata } from "../../components/data/Microdata.tsx";
import { IconList } from "../../components/data/IconList.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { ServiceSteps } from "./ServiceSteps.tsx";
import { ShareButton } from "../../components/sharing/ShareButton.tsx";
import { usePageTitle } from "../../state/contentTitle.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { documentIcon } from "../../components/icons/paths/documentIcon.ts";
import { bookIcon } from "../../components/icons/paths/bookIcon.ts";

/** Renders a service with its details, steps, required documents and legal basis. Reads `readService`. */
export default function ServicePage({ title, params }: RoutePageProps): ReactNode {
  const { id = "" } = params;
  const result = useSearchResult(getHref("eService", { id }), getHref("informativeService", { id }));
  return (
    <QueryBoundary
      shape="page"
      title={title}
      notFound={<MissingService title={title} result={result} />}
      // A service that demands a sign-in is not missing, but the search may say something about it.
      isMissing={result === undefined ? isOperationMissing : isMissingForVisitor}
    >
      <ServiceDetails id={id} />
    </QueryBoundary>
  );
}

function ServiceDetails({ id }: { id: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useReadServiceSuspense(id, { lang });
  const { data: service } = query;
  const { steps, requiredDocuments, legalBasis, lang: language } = service;
  usePageTitle(service.title, { lang: language });
  useEffect(() => addRecentService(service.id), [service.id]);
  const renderText = (text: string | undefined): ReactNode => text && <bdi lang={language}>{text}</bdi>;
  return (
    <PageLayout
      title={<TextWithLang lang={language}>{service.title}</TextWithLang>}
      lead={renderText(service.summary)}
      actions={
        <>
          <FavouriteButton key={service.id} id={service.id} />
          <ShareButton title={service.title} />
        </>
      }
    >
      <StaleNotice query={query} />
      <ServiceStart service={service} />
      <Section title={t("service.summary")}>
        <ServiceSummary service={service} />
      </Section>
      {steps.length > 0 && (
        <Section title={t("service.steps")}>
          <ServiceSteps
            steps={steps.map((step) => ({ title: renderText(step.title), text: renderText(step.description) }))}
          />
        </Section>
      )}
      {requiredDocuments.length > 0 && (
        <Section title={t("service.documents")}>
          <IconList
            icon={documentIcon}
            items={requiredDocuments.map((document) => ({
              title: renderText(document.title),
              text: renderText(document.description),
              note: t(document.mandatory ? "service.documents.mandatory" : "service.documents.optional"),
            }))}
          />
        </Section>
      )}
      {legalBasis.length > 0 && (
        <Section title={t("service.law")}>
          <IconList
            icon={bookIcon}
            items={legalBasis.map((law) => ({ title: <LegalReference {...law} lang={language} /> }))}
          />
        </Section>
      )}
      <RelatedServices service={service} />
      <ComplaintGuideLink from="page" />
      <Microdata
        type="GovernmentService"
        properties={{
          name: service.title,
          description: service.summary,
          provider: { type: "GovernmentOrganization", properties: { name: t(`portal.${portal}.place`) } },
        }}
      />
    </PageLayout>
  );
}

function LegalReference({ title, url, lang }: { title: string; url?: string; lang: string | undefined }): ReactNode {
  const name = <bdi lang={lang}>{title}</bdi>;
  return url === undefined ? (
    name
  ) : (
    <Link href={url} external>
      {name}
    </Link>
  );
}
