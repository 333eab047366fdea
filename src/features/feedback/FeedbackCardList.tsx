import "./FeedbackCard.css";
import type { ReactNode } from "react";

/** Letters below one another, the newest first. */
export function FeedbackCardList({ children }: { children: ReactNode }) {
  return (
    <ul className="feedback-card-list" role="list">
      {children}
    </ul>
  );
}
