import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import { getListFaqSuspenseQueryOptions } from "../generated/queries/faq/faq.ts";
import type { Language } from "../i18n/language.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { AsOf } from "../list/AsOf.tsx";
import { Filters } from "../list/Filters.tsx";
import { useTellFound } from "../list/found.ts";
import { InLanguage } from "../list/InLanguage.tsx";
import { useListAddress, type ListFilter } from "../list/useListAddress.ts";
import { paths } from "../paths.ts";
import { Banner } from "../ui/Banner.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Details } from "../ui/Details.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import { Paragraphs } from "../ui/Paragraphs.tsx";
import { Section } from "../ui/Section.tsx";
import type { Reads, ScreenProps } from "../view/screen.ts";

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
