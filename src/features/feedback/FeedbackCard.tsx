import "./FeedbackCard.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { Paragraphs } from "../../components/text/Paragraphs.tsx";

/** What somebody wrote, how it stands, and what was answered. */
export type FeedbackCardProps = {
  title: ReactNode;
  /** Its number, its kind, when it was sent. */
  metadata: ReactNode;
  /** A StatusChip. */
  status: ReactNode;
  /** Plain text as it was written. */
  text: string;
  reply?: { title: ReactNode; at?: ReactNode; text: string } | undefined;
};

/** One entry of a LetterList; the answer stands under the letter, told apart by a mark and its own heading. */
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
            <Icon name="feedback" />
            <span>{reply.title}</span>
          </h4>
          {reply.at && <p className="feedback-card-meta">{reply.at}</p>}
          <Paragraphs text={reply.text} />
        </div>
      )}
    </li>
  );
}
