import "./NewsItem.css";
import type { ReactNode } from "react";

/** A list of NewsItems, newest first, parted by hairlines. */
export function NewsList({ children }: { children: ReactNode }) {
  return (
    <ul className="news-list" role="list">
      {children}
    </ul>
  );
}
