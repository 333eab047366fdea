import "./NotificationCard.css";
import type { ReactNode } from "react";

/** Messages below one another, the newest first. */
export function NoticeList({ children }: { children: ReactNode }) {
  return (
    <ul className="notice-list" role="list">
      {children}
    </ul>
  );
}
