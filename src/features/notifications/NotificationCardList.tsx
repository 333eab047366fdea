import "./NotificationCard.css";
import type { ReactNode } from "react";

/** Messages below one another, the newest first. */
export function NotificationCardList({ children }: { children: ReactNode }) {
  return (
    <ul className="notification-card-list" role="list">
      {children}
    </ul>
  );
}
