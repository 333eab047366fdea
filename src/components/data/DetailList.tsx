import "./DetailList.css";
import type { ReactNode } from "react";

type DetailListProps = { items: readonly { term: string; description: ReactNode }[] };

/** Renders terms beside their descriptions; stacked where there is little space. */
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
