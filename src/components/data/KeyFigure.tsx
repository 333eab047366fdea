import "./KeyFigure.css";
import type { ReactNode } from "react";

/** One number that matters, what it is, and a sentence about it. */
export type KeyFigureProps = { label: ReactNode; value: ReactNode; children?: ReactNode };

/** A number seen at a glance at the head of a page. */
export function KeyFigure({ label, value, children }: KeyFigureProps) {
  return (
    <div className="key-figure">
      <p className="key-figure-label">{label}</p>
      <p className="key-figure-value">{value}</p>
      {children && <p className="key-figure-note">{children}</p>}
    </div>
  );
}
