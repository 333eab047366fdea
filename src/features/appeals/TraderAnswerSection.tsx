import type { ReactNode } from "react";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import { Paragraphs } from "../../components/text/Paragraphs.tsx";
import type { TraderAnswer } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { AppealDocuments } from "./AppealDocuments.tsx";

/** Renders what the business that a complaint is about has answered, with its name, the date and its files. */
export function TraderAnswerSection({
  answer: { name, text, lang, answeredAt, documents },
}: {
  answer: TraderAnswer;
}): ReactNode {
  const t = useT();
  return (
    <Section title={t("appeal.traderAnswer")}>
      <Banner
        tone="neutral"
        title={
          <>
            <bdi>{name}</bdi> · <DateText dateTime={answeredAt} hasTime />
          </>
        }
      >
        <Paragraphs text={text} lang={lang} />
      </Banner>
      {documents.length > 0 && <AppealDocuments documents={documents} />}
    </Section>
  );
}
