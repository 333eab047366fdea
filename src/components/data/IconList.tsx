import "./IconList.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";

/** Papers, laws or other things to have or to read: what each is, a sentence about it, and a short note at the end of its line. */
export type PaperListProps = { icon: IconName; items: readonly { title: ReactNode; text?: ReactNode; note?: ReactNode }[] };

/** A list of things on paper, parted by hairlines. */
export function PaperList({ icon, items }: PaperListProps) {
  return (
    <ul className="paper-list" role="list">
      {items.map(({ title, text, note }, place) => (
        <li key={place}>
          <Icon name={icon} />
          <div>
            <p className="paper-list-title">{title}</p>
            {text && <p className="paper-list-text">{text}</p>}
          </div>
          {note && <p className="paper-list-note">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
