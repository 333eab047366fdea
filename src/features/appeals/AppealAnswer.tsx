import type { ReactNode } from "react";
import { Banner } from "../../components/feedback/Banner.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import { Paragraphs } from "../../components/text/Paragraphs.tsx";
import type { AppealAnswerText } from "./appealAnswer.ts";

/** Renders the answer to a complaint or a suggestion with its date. `lang` is its language if it is not the page's. */
export function AppealAnswer({
  answer: { note, at: answeredAt },
  lang,
}: {
  answer: AppealAnswerText;
  lang: string | undefined;
}): ReactNode {
  return (
    <Banner tone="neutral" title={<DateText dateTime={answeredAt} hasTime />}>
      <Paragraphs text={note} lang={lang} />
    </Banner>
  );
}
