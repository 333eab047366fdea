import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { ListFaqParams } from "../../generated/queries/model/listFaqParams.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { usePublishResultCount } from "../../components/list/resultCount.ts";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { useListParams, type ListFilter, type ListFilters } from "../../components/list/useListParams.ts";
import { ComplaintGuideLink } from "../../components/navigation/ComplaintGuideLink.tsx";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { useSearchResult } from "../../components/navigation/useSearchResult.ts";
import { paths } from "../../config/paths.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Microdata } from "../../components/data/Microdata.tsx";
import { Details } from "../../components/data/Details.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Paragraphs } from "../../components/text/Paragraphs.tsx";
import { SearchedContent } from "../../components/text/SearchedContent.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { isSameId } from "../../config/isSameId.ts";
import { getFaqQueryOptions } from "./faqQueries.ts";

/** Renders the frequently asked questions by topic. A hash such as `/faq#12` opens a question. Reads `listFaq`. */
export default function FaqPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const offersPersonalSections = useOffersPersonalSections();
  return (
    <PageLayout title={title} lead={t("faq.lead")}>
      <QueryBoundary shape="list" notFound={<MissingFaq />}>
        <FilteredFaq />
      </QueryBoundary>
      {offersPersonalSections && (
        <Banner
          tone="info"
          title={t("faq.noAnswer")}
          action={<ButtonLink href={paths.callCenter}>{t("page.callCenter.title")}</ButtonLink>}
        >
          {t("faq.noAnswerText")}
        </Banner>
      )}
      <ComplaintGuideLink from="page" />
    </PageLayout>
  );
}

/** Renders what the search said about a question that the server does not return, or that there is no information. */
function MissingFaq(): ReactNode {
  const hash = useLocationProperty(
    () => location.hash,
    () => "",
  );
  const result = useSearchResult(`${paths.faq}${hash}`);
  const text = <SearchedContent result={result} />;
  return result === undefined ? (
    text
  ) : (
    <Section title={<TextWithLang lang={result.lang}>{result.title}</TextWithLang>}>{text}</Section>
  );
}

function FilteredFaq(): ReactNode {
  const lang = useLanguage();
  const { data } = useSuspenseQuery(getFaqQueryOptions(lang));
  const filters = {
    word: "text",
    category: data.categories.map(({ id, title }) => ({ value: String(id), label: title })),
  } as const satisfies ListFilters<ListFaqParams>;
  return (
    <>
      <ListFilterBar name="faq" filters={filters} />
      <QueryBoundary shape="list">
        <FaqList filters={filters} />
      </QueryBoundary>
    </>
  );
}

function FaqList({ filters }: { filters: Readonly<Record<"word" | "category", ListFilter>> }): ReactNode {
  const lang = useLanguage();
  const { filterValues } = useListParams(filters);
  const query = useSuspenseQuery(getFaqQueryOptions(lang, filterValues));
  const { data } = query;
  const items = useAllItems(data, (page) => getFaqQueryOptions(lang, filterValues, page));
  usePublishResultCount("faq", filterValues, data.total);
  if (data.items.length === 0) return <EmptyList filters={filters} filterValues={filterValues} />;
  // The category of a question may be missing in the list of categories.
  const topics = [...data.categories, ...items.map(({ category }) => category)]
    .filter(({ id }, index, all) => all.findIndex((other) => isSameId(other.id, id)) === index)
    .map((category) => ({
      ...category,
      questions: items.filter((item) => isSameId(item.category.id, category.id)),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <>
      <StaleNotice query={query} />
      {topics.map(({ id: categoryId, title, questions }) => (
        <Section key={categoryId} title={title}>
          <div>
            {questions.map(({ id, question, answer, lang: questionLanguage }) => (
              <Details
                key={id}
                id={String(id)}
                summary={
                  <span>
                    <TextWithLang lang={questionLanguage}>{question}</TextWithLang>
                  </span>
                }
              >
                <Paragraphs text={answer} lang={questionLanguage} />
              </Details>
            ))}
          </div>
        </Section>
      ))}
      <Microdata
        type="FAQPage"
        properties={{
          mainEntity: topics.flatMap(({ questions }) =>
            questions.map(({ question, answer }) => ({
              type: "Question",
              properties: { name: question, acceptedAnswer: { type: "Answer", properties: { text: answer } } },
            })),
          ),
        }}
      />
    </>
  );
}
