import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { getListFaqSuspenseQueryOptions } from "../../generated/queries/faq/faq.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { AsOf } from "../../components/list/StaleNotice.tsx";
import { Filters } from "../../components/list/ListFilterBar.tsx";
import { useTellFound } from "../../components/list/resultCount.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { useListAddress, type ListFilter } from "../../components/list/useListParams.ts";
import { paths } from "../../config/paths.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Details } from "../../components/data/Details.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Paragraphs } from "../../components/text/Paragraphs.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

/** What people ask most. An address such as `/faq#12` opens that question. */
export default function Faq({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("faq.lead")}>
      <Loaded shape="list">
        <Questions />
      </Loaded>
      <Banner tone="info" title={say("faq.noAnswer")} action={<ButtonLink href={paths.callCenter}>{say("screen.callCenter.title")}</ButtonLink>}>
        {say("faq.noAnswerText")}
      </Banner>
    </Page>
  );
}

// All of them at once, so that the browser's own search finds every question.
const questions = (lang: Language, filters: Readonly<Record<string, string>> = {}) => getListFaqSuspenseQueryOptions({ ...filters, page: 1, perPage: 100, lang });

Faq.reads = ((_parts, lang) => [questions(lang)]) satisfies Reads;

function Questions(): ReactNode {
  const lang = useLanguage();
  const { data } = useSuspenseQuery(questions(lang));
  const filters = { word: "text", category: data.categories.map(({ id, title }) => ({ value: id, label: title })) } as const;
  return (
    <>
      <Filters name="faq" filters={filters} />
      <Loaded shape="list">
        <Answers filters={filters} />
      </Loaded>
    </>
  );
}

function Answers({ filters }: { filters: Readonly<Record<"word" | "category", ListFilter>> }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { values } = useListAddress(filters);
  const read = useSuspenseQuery(questions(lang, values));
  const { data } = read;
  useTellFound("faq", values, data.items.length);
  if (data.items.length === 0) return <EmptyState title={say("search.nothing")}>{say("list.tryOther")}</EmptyState>;
  const topics = data.categories.map((category) => ({ ...category, questions: data.items.filter((item) => item.category.id === category.id) })).filter(({ questions }) => questions.length > 0);
  return (
    <>
      <AsOf answer={read} />
      {topics.map(({ id: categoryId, title, questions }) => (
        <Section key={categoryId} title={title}>
          <div>
            {questions.map(({ id, question, answer, lang: own }) => (
              <Details key={id} id={id} summary={<span><InLanguage lang={own}>{question}</InLanguage></span>}>
                <Paragraphs text={answer} lang={own} />
              </Details>
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}
