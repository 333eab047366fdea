import "./BulletList.css";
import type { ReactNode } from "react";

/** Renders a bulleted list. `lang` is the language of the items when it differs from the page's. */
export function BulletList({ items, lang }: { items: readonly ReactNode[]; lang?: string | undefined }) {
  return (
    <ul className="bullet-list" lang={lang}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
