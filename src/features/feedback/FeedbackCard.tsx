import "./FeedbackCard.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { Paragraphs } from "../../components/text/Paragraphs.tsx";

/** What somebody wrote, how it stands, and what was answered. */
export type LetterProps = {
  title: ReactNode;
  /** Its number, its kind, when it was sent. */
  facts: ReactNode;
  /** A StatusChip. */
  status: ReactNode;
  /** Plain text as it was written. */
  text: string;
  reply?: { title: ReactNode; at?: ReactNode; text: string } | undefined;
};

/** One entry of a LetterList; the answer stands under the letter, told apart by a mark and its own heading. */
export function Letter({ title, facts, status, text, reply }: LetterProps) {
  return (
    <li className="letter">
      <div className="letter-head">
        <h3 className="letter-title">{title}</h3>
        {status}
      </div>
      <p className="letter-facts">{facts}</p>
      <Paragraphs text={text} />
      {reply && (
        <div className="letter-reply">
          <h4 className="letter-reply-title">
            <Icon name="feedback" />
            <span>{reply.title}</span>
          </h4>
          {reply.at && <p className="letter-facts">{reply.at}</p>}
          <Paragraphs text={reply.text} />
        </div>
      )}
    </li>
  );
}
