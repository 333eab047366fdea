import "./NotificationCard.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconPath } from "../../components/icons/iconPath.ts";

/** Props of `NotificationCard`. */
type NotificationCardProps = {
  icon: IconPath;
  /** A link when the notification has a target. */
  title: ReactNode;
  /** Empty where the server sends one text only. */
  text: string;
  /** A `time` element, if the time is known. */
  timestamp: ReactNode;
  /** A `StatusChip` on unread notifications. */
  unreadChip?: ReactNode;
};

/**
 * Renders a notification with title, text and time. A chip and a bar mark an unread one, so colour is not its only
 * sign.
 */
export function NotificationCard({ icon, title, text, timestamp, unreadChip }: NotificationCardProps) {
  return (
    <li className="notification-card" data-unread={unreadChip ? true : undefined}>
      <span className="notification-card-icon">
        <Icon path={icon} />
      </span>
      <div className="notification-card-content">
        <h3 className="notification-card-title">{title}</h3>
        {text !== "" && <p className="notification-card-text">{text}</p>}
        <p className="notification-card-meta">
          {timestamp} {unreadChip}
        </p>
      </div>
    </li>
  );
}

/** Renders a list of notifications. */
export function NotificationCardList({ children }: { children: ReactNode }) {
  return (
    <ul className="notification-card-list" role="list">
      {children}
    </ul>
  );
}
