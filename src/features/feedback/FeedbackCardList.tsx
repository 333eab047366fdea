import "./FeedbackCard.css";
import type { ReactNode } from "react";

/** Letters below one another, the newest first. */
export function LetterList({ children }: { children: ReactNode }) {
  return (
    <ul className="letter-list" role="list">
      {children}
    </ul>
  );
}
