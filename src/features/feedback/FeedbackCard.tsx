import "./FeedbackCard.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { Paragraphs } from "../../components/text/Paragraphs.tsx";
import type { Language } from "../../i18n/language.ts";
import { feedbackIcon } from "../../components/icons/paths/feedbackIcon.ts";

/** Props of `FeedbackCard`. */
type FeedbackCardProps = {
  title: ReactNode;
  /** Number, kind and date. */
  metadata: ReactNode;
  /** A `StatusChip`. */
  status: ReactNode;
  /** Plain text. */
  text: string;
  /** `lang` is the language of the text, if it is known. */
  reply?: { title: ReactNode; date?: ReactNode; text: string; lang: Language | undefined } | undefined;
};

/** Renders an entry of a `FeedbackCardList`, with the reply under its own heading. */
export function FeedbackCard({ title, metadata, status, text, reply }: FeedbackCardProps) {
  return (
    <li className="feedback-card">
      <div className="feedback-card-head">
        <h3 className="feedback-card-title">{title}</h3>
        {status}
      </div>
      <p className="feedback-card-meta">{metadata}</p>
      <Paragraphs text={text} />
      {reply && (
        <div className="feedback-card-reply">
          <h4 className="feedback-card-reply-title">
            <Icon path={feedbackIcon} />
            <span>{reply.title}</span>
          </h4>
          {reply.date && <p className="feedback-card-meta">{reply.date}</p>}
          <Paragraphs text={reply.text} lang={reply.lang} />
        </div>
      )}
    </li>
  );
}

/** Renders a list of feedback cards. */
export function FeedbackCardList({ children }: { children: ReactNode }) {
  return (
    <ul className="feedback-card-list" role="list">
      {children}
    </ul>
  );
}
