import "./NotificationCard.css";
import type { ReactNode } from "react";

/** Renders a list of notifications. */
export function NotificationCardList({ children }: { children: ReactNode }) {
  return (
    <ul className="notification-card-list" role="list">
      {children}
    </ul>
  );
}
