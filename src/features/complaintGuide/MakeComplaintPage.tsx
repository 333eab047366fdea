import type { ReactNode } from "react";
import { paths } from "../../config/paths.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { ComplaintGuide } from "./ComplaintGuide.tsx";
import { infoIcon } from "../../components/icons/paths/infoIcon.ts";
import { appealIcon } from "../../components/icons/paths/appealIcon.ts";
import { eyeIcon } from "../../components/icons/paths/eyeIcon.ts";
import { feedbackIcon } from "../../components/icons/paths/feedbackIcon.ts";
import { phoneIcon } from "../../components/icons/paths/phoneIcon.ts";

/** Renders the one entry for complaints: it asks what the complaint is about and leads to the right form. */
export default function MakeComplaintPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const offersPersonalSections = useOffersPersonalSections();
  if (!offersPersonalSections)
    return (
      <PageLayout title={title}>
        <Banner
          tone="info"
          title={t("complaintGuide.closed")}
          action={<ButtonLink href={paths.faq}>{t("page.faq.title")}</ButtonLink>}
        >
          {t("complaintGuide.closedText")}
        </Banner>
      </PageLayout>
    );
  return (
    <PageLayout title={title} lead={t("complaintGuide.lead")}>
      <ComplaintGuide />
      <Section title={t("complaintGuide.more")}>
        <CardGrid>
          <LinkCard
            icon={infoIcon}
            href={paths.easyComplaint}
            title={t("page.easyComplaint.title")}
            text={t("easyComplaint.link")}
          />
          <LinkCard
            icon={appealIcon}
            href={paths.appeals}
            title={t("page.appeals.title")}
            text={t("complaintGuide.more.appeals")}
          />
          <LinkCard
            icon={eyeIcon}
            href={paths.followAppeal}
            title={t("page.followAppeal.title")}
            text={t("complaintGuide.more.follow")}
          />
          <LinkCard
            icon={feedbackIcon}
            href={paths.consumerRights}
            title={t("page.feedbacks.title")}
            text={t("complaintGuide.more.reports")}
          />
          <LinkCard
            icon={phoneIcon}
            href={paths.callCenter}
            title={t("page.callCenter.title")}
            text={t("complaintGuide.more.callCenter")}
          />
        </CardGrid>
      </Section>
    </PageLayout>
  );
}
