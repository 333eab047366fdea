import "./FeedbackCard.css";
import type { ReactNode } from "react";

/** Renders a list of feedback cards. */
export function FeedbackCardList({ children }: { children: ReactNode }) {
  return (
    <ul className="feedback-card-list" role="list">
      {children}
    </ul>
  );
}
