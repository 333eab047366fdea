import "./DetailList.css";
import type { ReactNode } from "react";

type DetailListProps = {
  /** `lang` is the language of the term, when it is not that of the page. */
  items: readonly { term: string; lang?: string | undefined; description: ReactNode }[];
};

/** Renders terms beside their descriptions; stacked where there is little space. */
export function DetailList({ items }: DetailListProps) {
  return (
    <dl className="detail-list">
      {items.map(({ term, lang, description }) => (
        <div key={term}>
          <dt lang={lang}>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
