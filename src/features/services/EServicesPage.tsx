import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { MarkedServices } from "./MarkedServices.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { paths } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { appealIcon } from "../../components/icons/paths/appealIcon.ts";
import { feedbackIcon } from "../../components/icons/paths/feedbackIcon.ts";

/** Renders the e-services, and links to complaint and suggestion. Reads `listServices`. */
export default function EServicesPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const offersPersonalSections = useOffersPersonalSections();
  return (
    <PageLayout title={title} lead={t("services.lead")}>
      <MarkedServices />
      <ServiceList type="E_SERVICE" />
      {offersPersonalSections && <OtherAppeals />}
    </PageLayout>
  );
}

/** Renders the links to complaint and suggestion. */
function OtherAppeals(): ReactNode {
  const t = useT();
  return (
    <Section title={t("services.other")}>
      <CardGrid>
        <LinkCard
          icon={appealIcon}
          href={paths.makeComplaint}
          title={t("page.makeComplaint.title")}
          text={t("services.complaint")}
        />
        <LinkCard
          icon={feedbackIcon}
          href={paths.suggestion}
          title={t("page.suggestion.title")}
          text={t("services.suggestion")}
        />
      </CardGrid>
    </Section>
  );
}
