import "./BulletList.css";
import type { ReactNode } from "react";

/** Short sentences below one another, each with a dot before it. `lang` says their language where it is not the page's. */
export function BulletList({ items, lang }: { items: readonly ReactNode[]; lang?: string | undefined }) {
  return (
    <ul className="bullet-list" role="list" lang={lang}>
      {items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
}
