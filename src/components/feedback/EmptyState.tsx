import "./EmptyState.css";
import type { ReactNode } from "react";
import { BackgroundPattern } from "../layout/BackgroundPattern.tsx";

/** Nothing here yet: say so, say what will appear, and offer the next step. */
export type EmptyStateProps = {
  title: ReactNode;
  /** What will appear here, or what to do instead. */
  children?: ReactNode;
  /** Buttons or button links. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
};

/** The stand-in for a list without entries, and the body of "not found" and "not signed in" pages. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="empty-state">
      <BackgroundPattern hasColoredTiles />
      <Title>{title}</Title>
      {children && <div className="empty-state-text">{children}</div>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
