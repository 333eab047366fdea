import "./NotificationCard.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";

/** One message in a NoticeList. */
export type NotificationCardProps = {
  icon: IconName;
  /** A link when the message leads somewhere. */
  title: ReactNode;
  text: ReactNode;
  /** A `time` element. */
  timestamp: ReactNode;
  /** A StatusChip that says the message is new; absent once it has been read. */
  unreadChip?: ReactNode;
};

/** A message: what it is about, when it came, all of its text. A new one is told by a word and a bar, not by colour alone. */
export function NotificationCard({ icon, title, text, timestamp, unreadChip }: NotificationCardProps) {
  return (
    <li className="notification-card" data-unread={unreadChip ? true : undefined}>
      <span className="notification-card-icon">
        <Icon name={icon} />
      </span>
      <div className="notification-card-content">
        <h3 className="notification-card-title">{title}</h3>
        <p className="notification-card-text">{text}</p>
        <p className="notification-card-meta">
          {timestamp} {unreadChip}
        </p>
      </div>
    </li>
  );
}
