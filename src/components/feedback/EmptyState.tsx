import "./EmptyState.css";
import type { ReactNode } from "react";
import { BackgroundPattern } from "../layout/BackgroundPattern.tsx";

type EmptyStateProps = {
  title: ReactNode;
  /** What will appear here, or what the visitor can do instead. */
  children?: ReactNode;
  /** Buttons or button links. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
};

/** Renders the empty state of a list, and the body of "not found" and "not signed in" pages. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="empty-state">
      <BackgroundPattern />
      <Title>{title}</Title>
      {children && <div className="empty-state-text">{children}</div>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
