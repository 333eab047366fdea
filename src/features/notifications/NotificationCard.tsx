import "./NotificationCard.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";

/** One message in a NoticeList. */
export type NoticeProps = {
  icon: IconName;
  /** A link when the message leads somewhere. */
  title: ReactNode;
  text: ReactNode;
  /** A `time` element. */
  at: ReactNode;
  /** A StatusChip that says the message is new; absent once it has been read. */
  unread?: ReactNode;
};

/** A message: what it is about, when it came, all of its text. A new one is told by a word and a bar, not by colour alone. */
export function Notice({ icon, title, text, at, unread }: NoticeProps) {
  return (
    <li className="notice" data-unread={unread ? true : undefined}>
      <span className="notice-icon">
        <Icon name={icon} />
      </span>
      <div className="notice-words">
        <h3 className="notice-title">{title}</h3>
        <p className="notice-text">{text}</p>
        <p className="notice-facts">
          {at} {unread}
        </p>
      </div>
    </li>
  );
}
