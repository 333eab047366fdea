import "./NewsItem.css";
import type { ReactNode } from "react";

/** Renders a list of NewsItems with dividers. */
export function NewsList({ children }: { children: ReactNode }) {
  return (
    <ul className="news-list" role="list">
      {children}
    </ul>
  );
}
