import type { ReactNode } from "react";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { SectionPair } from "../../components/layout/SectionPair.tsx";
import LatestNews from "../../features/content/LatestNews.tsx";
import { ExchangeRateTable } from "../../features/market/ExchangeRateTable.tsx";
import { appealIcon } from "../../components/icons/paths/appealIcon.ts";
import { phoneIcon } from "../../components/icons/paths/phoneIcon.ts";
import { questionIcon } from "../../components/icons/paths/questionIcon.ts";
import { starIcon } from "../../components/icons/paths/starIcon.ts";

/** Renders the part of the home page that may be below the viewport: news, exchange rates and help. */
export default function HomeLowerSections(): ReactNode {
  const t = useT();
  return (
    <>
      <SectionPair id="home-lower">
        <Section title={t("page.news.title")} action={<Link href={paths.news}>{t("home.news.all")}</Link>}>
          <LatestNews />
        </Section>
        <Section
          title={t("page.exchangeRates.title")}
          action={<Link href={paths.exchangeRates}>{t("home.rates.all")}</Link>}
        >
          <ExchangeRateTable count={4} />
        </Section>
      </SectionPair>
      <HelpSection />
    </>
  );
}

function HelpSection(): ReactNode {
  const t = useT();
  const offersPersonalSections = useOffersPersonalSections();
  return (
    <Section title={t("home.help")}>
      <CardGrid>
        {offersPersonalSections ? (
          <>
            <LinkCard
              icon={appealIcon}
              href={paths.makeComplaint}
              title={t("page.makeComplaint.title")}
              text={t("home.help.complaint")}
            />
            <LinkCard
              icon={phoneIcon}
              href={paths.callCenter}
              title={t("page.callCenter.title")}
              text={t("home.help.callCenter")}
            />
          </>
        ) : (
          <LinkCard icon={questionIcon} href={paths.faq} title={t("page.faq.title")} text={t("home.help.faq")} />
        )}
        <LinkCard
          icon={starIcon}
          href={paths.generalEvaluation}
          title={t("page.generalEvaluation.title")}
          text={t("home.help.evaluation")}
        />
      </CardGrid>
    </Section>
  );
}
