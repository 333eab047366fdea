import "./IconList.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconPath } from "../icons/iconPath.ts";

type IconListProps = {
  icon: IconPath;
  /** `note` is a short text at the end of the row. */
  items: readonly { title: ReactNode; text?: ReactNode; note?: ReactNode }[];
};

/** Renders a list of documents, laws or similar items with one icon and dividers. */
export function IconList({ icon, items }: IconListProps) {
  return (
    <ul className="icon-list" role="list">
      {items.map(({ title, text, note }, index) => (
        <li key={index}>
          <Icon path={icon} />
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
