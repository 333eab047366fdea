import "./IconList.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";

/** Papers, laws or other things to have or to read: what each is, a sentence about it, and a short note at the end of its line. */
export type IconListProps = {
  icon: IconName;
  items: readonly { title: ReactNode; text?: ReactNode; note?: ReactNode }[];
};

/** A list of things on paper, parted by hairlines. */
export function IconList({ icon, items }: IconListProps) {
  return (
    <ul className="icon-list" role="list">
      {items.map(({ title, text, note }, place) => (
        <li key={place}>
          <Icon name={icon} />
          <div>
            <p className="icon-list-title">{title}</p>
            {text && <p className="icon-list-text">{text}</p>}
          </div>
          {note && <p className="icon-list-note">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
