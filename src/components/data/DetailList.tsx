import "./DetailList.css";
import type { ReactNode } from "react";

/** What is known about one thing: names and values. */
export type DetailListProps = { items: readonly { term: string; description: ReactNode }[] };

/** Names beside their values; below one another at phone width. */
export function DetailList({ items }: DetailListProps) {
  return (
    <dl className="detail-list">
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
