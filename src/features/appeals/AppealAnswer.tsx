import "./AppealAnswer.css";
import type { ReactNode } from "react";
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
    <div className="appeal-answer">
      <p className="appeal-answer-date">
        <DateText dateTime={answeredAt} hasTime />
      </p>
      <Paragraphs text={note} lang={lang} />
    </div>
  );
}
