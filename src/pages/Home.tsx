import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import { useListPostsSuspense } from "../generated/queries/posts/posts.ts";
import { Day } from "../i18n/Day.tsx";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { Rates } from "../list/Rates.tsx";
import { ServiceList } from "../list/ServiceList.tsx";
import { href, paths } from "../paths.ts";
import { Search } from "../search/Search.tsx";
import { CardGrid } from "../ui/CardGrid.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Hero } from "../ui/Hero.tsx";
import { Link } from "../ui/Link.tsx";
import { LinkCard } from "../ui/LinkCard.tsx";
import { NewsItem } from "../ui/NewsItem.tsx";
import { NewsList } from "../ui/NewsList.tsx";
import { Section } from "../ui/Section.tsx";
import { SectionPair } from "../ui/SectionPair.tsx";
import { Sections } from "../ui/Sections.tsx";

/** What this service is, what one can do here, what is new, and how to get help. */
export default function Home(): ReactNode {
  const say = useWords();
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
          <ServiceList type="E_SERVICE" perPage={6} level={3} />
        </Section>
        <SectionPair>
          <Section title={say("screen.news.title")} action={<Link href={paths.news}>{say("home.news.all")}</Link>}>
            <Loaded shape="list">
              <LatestNews />
            </Loaded>
          </Section>
          <Section title={say("screen.exchangeRates.title")} action={<Link href={paths.exchangeRates}>{say("home.rates.all")}</Link>}>
            <Rates count={4} />
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

function LatestNews(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useListPostsSuspense({ place: "news", page: 1, perPage: 3, lang });
  if (data.items.length === 0) return <EmptyState level={3} title={say("empty.information")} />;
  return (
    <NewsList>
      {data.items.map(({ id, title, summary, publishedAt, lang: language }) => (
        <NewsItem
          key={id}
          href={href("post", { id })}
          title={<span lang={language}>{title}</span>}
          summary={<span lang={language}>{summary}</span>}
          date={<Day at={publishedAt} />}
        />
      ))}
    </NewsList>
  );
}
