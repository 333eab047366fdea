import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { Search } from "../../features/search/PortalSearch.tsx";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { Hero } from "./Hero.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { SectionPair } from "../../components/layout/SectionPair.tsx";
import { Sections } from "../../components/layout/SectionStack.tsx";
import { Skeleton, type SkeletonProps } from "../../components/loading/Skeleton.tsx";
import { connected } from "../../components/loading/withQueryClient.tsx";
import { Optional } from "../../components/loading/LazyBoundary.tsx";

// What the service answers comes after the page itself.
const ServiceList = connected(() => import("../../features/services/ServiceList.tsx").then((list) => ({ default: list.ServiceList })));
const LatestNews = connected(() => import("../../features/content/LatestNews.tsx"));
const Rates = connected(() => import("../../features/market/ExchangeRateTable.tsx").then((list) => ({ default: list.Rates })));

/** What this service is, what one can do here, what is new, and how to get help. */
export default function Home(): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  const later = (shape: SkeletonProps["shape"], part: ReactNode): ReactNode => (
    <Optional place={path} waiting={<Skeleton shape={shape} label={say("state.loading")} slow={say("state.stillWorking")} />}>
      {part}
    </Optional>
  );
  return (
    <>
      <Hero
        title={say("home.title")}
        lead={say("home.lead")}
        hints={{
          title: say("home.often"),
          links: [
            { href: paths.eServices, label: say("home.often.services") },
            { href: paths.marketPrices, label: say("screen.marketPrices.title") },
            { href: paths.faq, label: say("screen.faq.title") },
          ],
        }}
      >
        <Search size="hero" />
      </Hero>
      <Sections>
        <Section title={say("home.services")} action={<Link href={paths.eServices}>{say("home.services.all")}</Link>}>
          {later("cards", <ServiceList type="E_SERVICE" perPage={6} level={3} />)}
        </Section>
        <SectionPair>
          <Section title={say("screen.news.title")} action={<Link href={paths.news}>{say("home.news.all")}</Link>}>
            {later("list", <LatestNews />)}
          </Section>
          <Section title={say("screen.exchangeRates.title")} action={<Link href={paths.exchangeRates}>{say("home.rates.all")}</Link>}>
            {later("list", <Rates count={4} />)}
          </Section>
        </SectionPair>
        <Section title={say("home.help")}>
          <CardGrid>
            <LinkCard icon="question" href={paths.faq} title={say("screen.faq.title")} text={say("home.help.faq")} />
            <LinkCard icon="phone" href={paths.callCenter} title={say("screen.callCenter.title")} text={say("home.help.callCenter")} />
            <LinkCard icon="star" href={paths.generalEvaluation} title={say("screen.generalEvaluation.title")} text={say("home.help.evaluation")} />
          </CardGrid>
        </Section>
      </Sections>
    </>
  );
}
